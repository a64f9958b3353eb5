import Platen

/// A screen with a field, a text that depends on it, a secure field and a button.
struct GreetingScreen: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      if !name.isEmpty { Text("Hello, \(name)!") }
      Button("Leave") { Log.event("\(name) left") }.disabled(name.isEmpty)
    }
  }
}
