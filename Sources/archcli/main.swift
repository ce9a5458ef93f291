print("archcli")
