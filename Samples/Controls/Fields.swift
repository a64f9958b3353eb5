// Text input: a plain field and a secure field. Run it: swift run gallery, then open controls
// textfield or securefield. It shows a prompt, submission, focus, a number format and text that is
// never displayed.

import Platen

// MARK: - View

public struct TextFieldPage: View {
  @State private var city = ""
  @State private var submitted = "nothing"
  @State private var people = 2
  @FocusState private var isTyping: Bool

  public init() {}

  public var body: some View {
    Form {
      TextField("City", text: $city, prompt: Text("where you live"))
        .focused($isTyping)
        .onSubmit { submitted = city }
      TextField("People", value: $people, format: .number)
      LabeledContent("Submitted", value: submitted)
      LabeledContent("Focus", value: isTyping ? "City" : "elsewhere")
    }
  }
}

public struct SecureFieldPage: View {
  @State private var password = ""

  public init() {}

  public var body: some View {
    SecureField("Password", text: $password)
    Text(password.isEmpty ? "Nothing is entered." : "Something is entered.")
  }
}
