import ArgumentParser
import Foundation
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Asks for a value, which is typed as text.
  ///
  ///     let port = try await prompts.ask("Port", default: 8080)
  ///
  /// - Parameters:
  ///   - label: The label of the field.
  ///   - default: The answer if the person types nothing, or if no person can be asked.
  ///   - given: The value of the command's own option, which answers the question if it is not `nil`.
  ///   - flag: The option that answers the question, for messages; by default, the label: `API key` →
  ///     `--api-key`.
  ///   - environment: The name of the environment variable that answers the question.
  ///   - validate: Throws ``Invalid`` if an answer cannot be used. At a terminal, the screen shows
  ///     that the validation is running.
  /// - Throws: `ValidationError` if no source has an answer, or if an answer from the command line or the
  ///   environment is not valid; ``Cancelled``.
  @MainActor
  public func ask<Value: ExpressibleByArgument & Sendable>(
    _ label: String, default: Value? = nil, given: Value? = nil, flag: String? = nil,
    environment: String? = nil,
    validate: @escaping @MainActor (Value) async throws -> Void = { _ in }
  ) async throws -> Value {
    try await ask(
      label, .text, default: `default`, given: given, flag: flag, environment: environment,
      validate: validate)
  }

  /// Asks for a number.
  ///
  /// - Parameter range: The range of valid numbers.
  @MainActor
  public func number<Value: ExpressibleByArgument & Comparable & Sendable>(
    _ label: String, in range: ClosedRange<Value>? = nil, default: Value? = nil,
    given: Value? = nil,
    flag: String? = nil, environment: String? = nil
  ) async throws -> Value {
    let check = { @Sendable (number: Value) in
      guard let range, !range.contains(number) else { return }
      throw Invalid("\(number) is not between \(range.lowerBound) and \(range.upperBound)")
    }
    return try await ask(
      label, .number, default: `default`, given: given, flag: flag, environment: environment,
      accept: check, validate: check)
  }

  @MainActor
  private func ask<Value: ExpressibleByArgument & Sendable>(
    _ label: String, _ kind: QuestionFacts.Kind, default standard: Value?, given: Value?,
    flag: String?, environment: String?, accept: @escaping (Value) throws -> Void = { _ in },
    validate: @escaping @MainActor (Value) async throws -> Void
  ) async throws -> Value {
    var facts = QuestionFacts(label, kind, flag: flag)
    facts.placeholder = label.optionName.uppercased()
    facts.environment = environment
    facts.standard = standard?.defaultValueDescription
    let script = { (value: String) in ["set \(label.quotedIfNeeded) \(value)", "key return"] }
    facts.script = script("VALUE")
    return try await answer(
      Question(
        facts: facts, standard: standard, parse: { try Value.parsed($0) },
        text: { $0.defaultValueDescription },
        script: { script($0.defaultValueDescription.quotedAsValue) }, accept: accept,
        validate: validate,
        content: { AnyView(TextQuestion(asking: $0)) }),
      given: given)
  }

  /// Asks for a secret, which is never shown, recorded or logged.
  ///
  /// A command should not have an option for the secret itself, because other users of the system can
  /// read the command line. It can have one for a file that contains the secret.
  ///
  /// - Parameters:
  ///   - file: The path of a file whose first line is the secret, if it is not `nil`.
  ///   - fileFlag: The option that specifies the file, for messages.
  ///   - environment: The name of the environment variable that contains the secret.
  @MainActor
  public func secret(
    _ label: String, file: String? = nil, fileFlag: String? = nil, environment: String? = nil,
    validate: @escaping @MainActor (String) async throws -> Void = { _ in }
  ) async throws -> String {
    var facts = QuestionFacts(label, .secret, flag: fileFlag)
    facts.placeholder = fileFlag
    facts.environment = environment
    let script = ["set \(label.quotedIfNeeded) $\(label.variableName)", "key return"]
    if environment == nil { facts.script = script }
    // A variable that is set answers without a question, so a script has nothing to play.
    let recorded = environment.map { ["# \(label.printable): set \($0)"] } ?? script
    return try await answer(
      .secret(facts, script: recorded, parse: { try $0.nonempty }, validate: validate),
      given: try file.map { try String(firstLineOf: $0) })
  }
}

extension String {
  /// Reads the first line of a file.
  fileprivate init(firstLineOf path: String) throws {
    do {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      self = String(text.prefix { !$0.isNewline })
    } catch {
      throw ValidationError("cannot read \(path.shown.inQuotes): \(error.localizedDescription)")
    }
  }
}

extension ExpressibleByArgument {
  /// Returns the value of a typed text, or throws the reason why it has none.
  fileprivate static func parsed(_ text: String) throws -> Self {
    if let value = Self(argument: text), !text.isEmpty { return value }
    if text.isEmpty { throw Invalid("an answer is required") }
    throw Invalid("\(text.shown.inQuotes) is not \(kind)")
  }

  /// The kind of the values, with its article.
  private static var kind: String {
    if Self.self is any BinaryInteger.Type { return "a whole number" }
    if Self.self is any BinaryFloatingPoint.Type { return "a number" }
    let name = "\(Self.self)".lowercased()
    return "\(name.article) \(name)"
  }
}

extension String {
  var nonempty: String {
    get throws {
      if isEmpty { throw Invalid("an answer is required") }
      return self
    }
  }

  /// The name of the environment variable for a secret: `API key` → `API_KEY`.
  var variableName: String { optionName.uppercased().replacing("-", with: "_") }

  /// The indefinite article of the noun.
  fileprivate var article: String { first.map("aeiou".contains) == true ? "an" : "a" }
}
