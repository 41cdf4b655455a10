instead of lap, if keeper is nobody: stop
instead of lap: stop
