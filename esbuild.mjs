// Replaced below by the real build.
