import ArgumentParser
import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Asks for a confirmation.
  ///
  /// A confirmation has no default: without a person to ask, the command fails.
  ///
  /// - Parameters:
  ///   - role: The role of the confirmed action. For a destructive action, the focus begins at "No".
  ///   - given: The value of the command's own flag, such as `yes ? true : nil`.
  ///   - flag: The flag that confirms, for messages.
  @MainActor
  public func confirm(
    _ question: String, role: ButtonRole? = nil, given: Bool? = nil, flag: String = "--yes"
  ) async throws -> Bool {
    let answers = [
      ButtonAnswer(true, "Yes", key: "y", role: role), ButtonAnswer(false, "No", key: "n"),
    ]
    var facts = QuestionFacts(question, .confirmation, flag: flag)
    facts.script = ["press Yes"]
    return try await answer(
      .buttons(facts, answers, initial: role == .destructive ? false : nil) {
        try Bool.confirmed($0)
      }, given: given)
  }

  /// Asks for one of several values.
  ///
  /// - Parameters:
  ///   - options: The values to choose from; at least one.
  ///   - default: The answer if no person can be asked, which is one of the options. A person begins
  ///     there.
  ///   - title: Returns the text of a value on the screen. By default, the text is the description of
  ///     the value, with an uppercase first letter.
  @MainActor
  public func choose<Value: Hashable & Sendable>(
    _ label: String, from options: [Value], default: Value? = nil, given: Value? = nil,
    flag: String? = nil, environment: String? = nil, title: ((Value) -> String)? = nil
  ) async throws -> Value {
    let choices = Choices(options, title: title)
    try choices.require(atLeast: 1, for: label)
    var facts = QuestionFacts(label, .choice, flag: flag)
    facts.choices = choices.facts
    facts.environment = environment
    facts.standard = `default`.map(choices.value)
    let picking = { (option: String) in ["pick \(label.quotedIfNeeded) \(option)", "key return"] }
    facts.script = choices.isShort ? picking("OPTION") : choices.pressing
    return try await answer(
      Question(
        facts: facts, standard: `default`, parse: { try choices.parsed($0) }, text: choices.title,
        script: {
          choices.isShort ? picking(choices.title($0).quotedIfNeeded) : choices.pressing($0)
        },
        accept: { try choices.check($0, isOption: options.contains($0)) },
        content: { AnyView(ChoiceQuestion(asking: $0, choices: choices)) }),
      given: given)
  }

  /// Asks for any number of several values.
  ///
  /// - Parameter atLeast: The minimum number of values.
  @MainActor
  public func chooseMany<Value: Hashable & Sendable>(
    _ label: String, from options: [Value], atLeast: Int = 0, default: [Value]? = nil,
    given: [Value]? = nil, flag: String? = nil, environment: String? = nil,
    title: ((Value) -> String)? = nil
  ) async throws -> [Value] {
    let choices = Choices(options, title: title)
    try choices.require(atLeast: atLeast, for: label)
    var facts = QuestionFacts(label, .choices, flag: flag)
    facts.choices = choices.facts
    facts.environment = environment
    facts.standard = `default`?.map(choices.value).joined(separator: ",")
    facts.script = ["select List \(choices.fitViewport ? "OPTION" : "NUMBER")", "key return"]
    return try await answer(
      Question(
        facts: facts, standard: `default`,
        parse: { try $0.split(separator: ",").map { try choices.parsed(String($0)) } },
        text: { $0.map(choices.title).joined(separator: ", ") },
        script: { chosen in
          // The command switches a row, and the rows of the default are selected at the beginning.
          let switched = Set(chosen).symmetricDifference(`default` ?? [])
          let rows = choices.values.filter(switched.contains)
          return rows.map { "select List \(choices.row(of: $0))" } + ["key return"]
        },
        accept: { values in
          for value in values { try choices.check(value, isOption: options.contains(value)) }
          if values.count < atLeast { throw Invalid("at least \(atLeast) must be chosen") }
        },
        validate: { try $0.check(atLeast: atLeast) },
        content: { AnyView(ManyChoicesQuestion(asking: $0, choices: choices)) }),
      given: given)
  }
}

extension Bool {
  /// Returns whether a typed text confirms.
  fileprivate static func confirmed(_ text: String) throws -> Bool {
    switch text.lowercased() {
    case "yes", "y", "true": true
    case "no", "n", "false": false
    default: throw Invalid("answer yes or no")
    }
  }
}

/// The values of a question, with their texts.
struct Choices<Value: Sendable> {
  /// The maximum number of choices in one line.
  private static var maxInLine: Int { 4 }

  let values: [Value]
  let title: (Value) -> String
  /// Returns the text of a value on the command line.
  let value: (Value) -> String

  /// Creates the choices of a table, whose titles are also the texts on the command line.
  init(rows: [Value], title: @escaping (Value) -> String) {
    (values, self.title, value) = (rows, title, title)
  }

  init(_ values: [Value], title: ((Value) -> String)?) {
    self.values = values
    value = { ($0 as? any ExpressibleByArgument)?.defaultValueDescription ?? "\($0)" }
    self.title =
      title ?? { value in
        let text = "\(value)"
        return text.prefix(1).uppercased() + text.dropFirst()
      }
  }

  /// Whether the choices fit in a line.
  var isShort: Bool { values.count <= Self.maxInLine }

  // MARK: Scripts

  /// Whether all choices are rows of the viewport, in which a command finds them by their title.
  var fitViewport: Bool { values.count <= Session.Size().rows }

  /// The line of a script that chooses from a list, with a placeholder.
  var pressing: [String] { fitViewport ? ["press OPTION"] : ["press List[NUMBER]/OPTION"] }

  /// Returns the line of a script that chooses a value from a list.
  func pressing(_ value: Value) -> [String] {
    let name = title(value)
    let row = fitViewport ? name : "List[\(number(of: value))]/\(name)"
    return ["press \(row.quotedIfNeeded)"]
  }

  /// Returns the row of a value as a command names it: by its title or, in case of doubt, its number.
  func row(of value: Value) -> String {
    let name = title(value)
    return fitViewport && Int(name) == nil ? name.quotedIfNeeded : "\(number(of: value))"
  }

  private func number(of value: Value) -> Int {
    let name = title(value)
    return (values.firstIndex { title($0) == name } ?? 0) + 1
  }

  var facts: [QuestionFacts.Choice] {
    values.map { QuestionFacts.Choice(value: value($0), title: title($0)) }
  }

  /// The titles for the filter of a list.
  @MainActor var texts: RowTexts { RowTexts(count: values.count) { title(values[$0]) } }

  /// Returns the value of a typed text.
  func parsed(_ text: String) throws -> Value {
    if let found = values.first(where: { value($0) == text || title($0) == text }) { return found }
    if text.isEmpty { throw Invalid("an answer is required") }
    throw notAnOption(text)
  }

  /// Throws the reason if a value is not an option.
  func check(_ value: Value, isOption: Bool) throws {
    if !isOption { throw notAnOption(title(value)) }
  }

  private func notAnOption(_ text: String) -> Invalid {
    let known = available(values.map { title($0).shown }, none: "there is nothing to choose")
    return Invalid("\(text.shown.inQuotes) is not an option; \(known)")
  }

  /// Throws an error if a question has fewer values than an answer requires.
  func require(atLeast minimum: Int, for label: String) throws {
    if values.count >= minimum { return }
    let reason =
      values.isEmpty
      ? "there is nothing to choose" : "\(minimum) must be chosen from only \(values.count)"
    throw ValidationError("cannot ask for \(label.shown.inQuotes): \(reason)")
  }
}
