"""Gather icons, fonts and browser modules from node_modules into the package's git-ignored asset folders."""
