"""The shared code of the scripts in this directory, and the measurements of the terminal."""
