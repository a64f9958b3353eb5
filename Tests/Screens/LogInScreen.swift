import Platen

/// A model with a name and two secrets.
final class LogInModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var repetition = ""
  @Published var message = ""

  func logIn() { message = "Welcome, \(name)" }
}

/// A screen with secure fields.
struct LogInScreen: View {
  @ObservedObject var model = LogInModel()

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      SecureField("Password", text: $model.password)
      SecureField("Repeat password", text: $model.repetition)
      Button("Log in") { model.logIn() }.disabled(model.password.isEmpty)
      Text(model.message)
    }
  }
}

/// The same behind an alert, in which a name can be entered.
struct AlertedLogInScreen: View {
  @ObservedObject var model = LogInModel()

  var body: some View {
    LogInScreen(model: model)
      .alert("Password forgotten?", isPresented: .constant(true)) {
        TextField("Name", text: $model.name)
      }
  }
}
