kind-coin = { open("/etc/passwd") }
