"""What the table tells: to a seat, to watchers, to whoever imagines what is hidden."""
