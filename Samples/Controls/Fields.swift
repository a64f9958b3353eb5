// Text input: a plain field, a secure field and an editor. Run it: swift run gallery, then open
// controls textfield, securefield or texteditor. It shows a prompt, submission, focus, a number
// format, text that is never displayed, and text of several lines.

import Foundation
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

public struct TextEditorPage: View {
  @State private var text = "Milk\nBread"

  public init() {}

  public var body: some View {
    Form {
      LabeledContent("Shopping") { TextEditor(text: $text) }
      LabeledContent("Lines", value: "\(lines.count)")
      LabeledContent("Longest", value: lines.max { $0.count < $1.count } ?? "")
    }
  }

  private var lines: [String] { text.components(separatedBy: "\n") }
}
