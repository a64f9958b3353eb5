print("form")
