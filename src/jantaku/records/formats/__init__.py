"""The formats in which records are written, a module or package each."""
