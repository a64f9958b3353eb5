import ArgumentParser
import Foundation
import PlatenPrompts

/// Announces a maintenance: a day, a file, a text, people who are found while one types, and a form.
struct Announce: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Announces a maintenance (a sample: nothing is sent).")

  @OptionGroup var prompts: Prompts
  @Option(
    help: "The day of the maintenance.",
    transform: { try Date($0, strategy: .iso8601.year().month().day()) })
  var day: Date?
  @Option(help: "The file with the plan.") var plan: String?
  @Option(help: "A person to notify; repeat the option for several.") var notify: [String] = []
  @Option(help: "The text of the announcement.") var text: String?

  func run() async throws {
    let day = try await prompts.date("Day", given: day)
    let plan = try await prompts.path("Plan", .existingFile, given: plan)
    let people = try await prompts.chooseMany(
      "Notify", atLeast: 1, given: notify.isEmpty ? nil : notify
    ) { query in
      ["Ada", "Alan", "Edsger", "Grace"].filter {
        query.isEmpty || $0.localizedStandardContains(query)
      }
    }
    let text = try await prompts.editor("Text", given: text)
    let window = try await prompts.present("Window") { finish in
      WindowForm(onSave: finish)
    } summary: { window in
      LabeledContent("Window", value: window)
    }
    print(day.formatted(.iso8601.year().month().day()), plan, people.joined(separator: ","), window)
    print(text)
  }
}

/// The hours of a maintenance. Shift-Tab goes back from the button to the fields.
private struct WindowForm: View {
  let onSave: (String) -> Void
  @State private var hours = 2
  @State private var isReadOnly = true

  var body: some View {
    Form {
      Stepper("Hours: \(hours)", value: $hours, in: 1...12)
      Toggle("Read-only", isOn: $isReadOnly)
      Button("Save") { onSave("\(hours) h" + (isReadOnly ? ", read-only" : "")) }
    }
  }
}
