/// The version that `--version`, the man page and trace headers name.
let archcliVersion = "0.1.0"
