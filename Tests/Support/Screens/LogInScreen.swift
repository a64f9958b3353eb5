import Platen

/// A model with a name and two secrets.
package final class LogInModel: ObservableObject {
  @Published package var name = ""
  @Published package var password = ""
  @Published package var repetition = ""
  @Published package var message = ""

  package init() {}

  package func logIn() { message = "Welcome, \(name)" }
}

/// A screen with secure fields.
package struct LogInScreen: View {
  @ObservedObject private var model: LogInModel

  package init(model: LogInModel = LogInModel()) { self.model = model }

  package var body: some View {
    Form {
      TextField("Name", text: $model.name)
      SecureField("Password", text: $model.password)
      SecureField("Repeat password", text: $model.repetition)
      Button("Log in") { model.logIn() }.disabled(model.password.isEmpty)
      Text(model.message)
    }
  }
}

/// The login screen behind an alert with a field for the name.
package struct AlertedLogInScreen: View {
  @ObservedObject private var model: LogInModel

  package init(model: LogInModel = LogInModel()) { self.model = model }

  package var body: some View {
    LogInScreen(model: model)
      .alert("Password forgotten?", isPresented: .constant(true)) {
        TextField("Name", text: $model.name)
      }
  }
}
