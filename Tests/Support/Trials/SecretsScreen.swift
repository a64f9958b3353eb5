import Platen

/// A screen with a text field, a secure field and the length of the password.
struct SecretsScreen: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
    Text(password.isEmpty ? "" : "a password of \(password.count)")
  }
}
