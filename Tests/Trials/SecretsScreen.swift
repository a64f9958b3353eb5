import Platen

/// A screen with two secure fields that shows only the lengths of their texts.
struct SecretsScreen: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
    Text(password.isEmpty ? "" : "a password of \(password.count)")
  }
}
