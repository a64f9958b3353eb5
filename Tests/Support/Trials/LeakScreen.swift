import Platen

/// A screen whose model reveals a secret.
struct LeakScreen: View {
  @State private var password = ""

  var body: some View {
    SecureField("Password", text: $password)
      .onChange(of: password) { Log.event("the password is \(password)") }
    Button("Crash") { fatalError("the password is \(password)") }
    Button("Tell") { Log.event("the password is \(password)\u{1B}]0;title") }
  }
}
