import ArgumentParser
import PlatenPrompts

/// A form with a result.
struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "account")

  @OptionGroup var prompts: Prompts
  @Option(help: "A file; at its first line, the form is taken back.") var until: String?

  func run() async throws {
    let account = try await untilLine(of: until) {
      try await prompts.present("Account") { finish in
        AccountForm(onSave: finish)
      } summary: { account in
        LabeledContent("Account", value: account)
      }
    }
    print(account)
  }
}

private struct AccountForm: View {
  let onSave: (String) -> Void
  @State private var name = ""
  @State private var mail = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Mail", text: $mail)
      Button("Save") { onSave("\(name) <\(mail)>") }
    }
  }
}
