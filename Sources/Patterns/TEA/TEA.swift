// Comes with the first pattern.
