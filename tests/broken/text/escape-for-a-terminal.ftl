kind-coin = {"\u001B"}[31mcoin
