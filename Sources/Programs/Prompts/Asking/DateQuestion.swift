import Foundation
import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Asks for a date.
  ///
  /// Answers in text are written as `2026-12-31`.
  @MainActor
  public func date(
    _ label: String, default standard: Date? = nil, given: Date? = nil, flag: String? = nil,
    environment: String? = nil
  ) async throws -> Date {
    var facts = QuestionFacts(label, .date, flag: flag)
    facts.placeholder = "DATE"
    facts.environment = environment
    facts.standard = standard.map(\.day)
    let script = { (day: String) in ["set \(label.quotedIfNeeded) \(day)", "key return"] }
    facts.script = script("2026-12-31")
    return try await answer(
      Question(
        facts: facts, standard: standard, parse: { try Date(day: $0.nonempty) }, text: \.day,
        script: { script($0.day) },
        content: { AnyView(DateQuestion(asking: $0)) }),
      given: given)
  }
}

private struct DateQuestion: View {
  let asking: Asking<Date>
  @State private var date: Date

  init(asking: Asking<Date>) {
    self.asking = asking
    _date = State(initialValue: asking.question.standard ?? Date())
  }

  var body: some View {
    DatePicker(asking.question.facts.label, selection: $date, displayedComponents: .date)
    Button("Continue") { asking.submit(date) }
      .keyboardShortcut(.defaultAction)
      .unseen()
  }
}

extension Date {
  private static let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()

  /// The day in the format of ISO 8601.
  fileprivate var day: String { formatted(Self.style) }

  fileprivate init(day: String) throws {
    // The style also parses days that do not exist, and ignores text after the day.
    guard let date = try? Self.style.parse(day), date.day == day else {
      throw Invalid("\(day.shown.inQuotes) is not a date; write it as 2026-12-31")
    }
    self = date
  }
}
