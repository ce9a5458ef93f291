// Comes next.
