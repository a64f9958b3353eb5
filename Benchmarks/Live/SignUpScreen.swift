import Platen

/// W4: a field and a label that validates its text.
struct SignUpScreen: View {
  final class Model: ObservableObject {
    @Published var user = ""

    var judgement: String {
      switch user.count {
      case ..<8: "Too short: \(user.count) of 8 characters"
      case 41...: "Too long: \(user.count) of 40 characters"
      default: "OK: \(user.count) characters"
      }
    }
  }

  @ObservedObject var model: Model

  var body: some View {
    Form {
      Text("Sign up")
      TextField("User", text: $model.user)
      Text(model.judgement)
    }
  }
}
