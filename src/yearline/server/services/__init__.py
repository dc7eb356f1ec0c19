"""What every room of the server may use: settings, limits, numbers, logs, threads, refusals."""
