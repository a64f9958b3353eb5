import Platen

/// Two secure fields, and what was entered, counted.
struct SecretsScreen: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
    Text(password.isEmpty ? "" : "a password of \(password.count)")
  }
}
