import Platen

/// A screen with two secure fields, and the number of characters in each.
struct SecretsScreen: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
    Text(password.isEmpty ? "" : "a password of \(password.count)")
  }
}
