import Foundation
import Testing

/// Checks that names that promise an answer answer, with a failure if need be.
///
/// A name without effect may be silent: see `WithoutEffectTests`.
@Suite struct AnswerTests {
  /// The docstring of an event that does not occur states why. Of a callback that reports an end or
  /// an answer, no docstring may say that it is never called.
  @Test func noDocstringStatesThatACallbackIsNeverCalled() throws {
    for (file, text) in try Sources.texts(in: ".") {
      let lines = Self.statements(in: text)
      #expect(lines == [], "\(file): call it with a failure, or state why the event does not occur")
    }
  }

  @Test func everyCompletionHandlerIsUsed() throws {
    let texts = try Sources.texts(in: ".")
    #expect(texts.count > 1_000)
    for (file, text) in texts {
      #expect(Self.functionsWithUnusedHandlers(in: text) == [], "\(file)")
    }
  }

  @Test(arguments: [
    "/// The delegate, which is never called.", "/// Is never called: cells do not know.",
    "/// The closure\n/// is not called.", "/// The actions are never run.",
  ])
  func aStatementThatACallbackIsNotCalledIsFound(docstring: String) {
    #expect(Self.statements(in: docstring + "\nfunc answer()").count == 1)
  }

  @Test(arguments: [
    "// Never called.", "/// Is called once.", "/// Restores it; not called without a terminal.",
  ])
  func anotherStatementIsAllowed(docstring: String) {
    #expect(Self.statements(in: docstring) == [])
  }

  @Test(arguments: [
    ("func load(completion: @escaping () -> Void) {}", ["load"]),
    ("func load(completion: @escaping () -> Void) { completion() }", []),
    (
      "func load(\n  at url: URL,\n  withCompletionHandler handler: @escaping (Error?) -> Void\n) {\n"
        + "  start(url)\n}", ["load"]
    ),
    ("init(onDismiss: (() -> Void)?) { close = onDismiss }", []),
    ("func load(completion: () -> Void)\nfunc close() {}", []),
    ("extension LoadDelegate {\n  func load(completion: () -> Void) {}\n}", []),
    ("extension Loader {\n  func load(completion: () -> Void) {}\n}", ["load"]),
    ("func receive(completion: Completion<Never>) {}", []),
    (
      "func load(isPresented: Bool, onCompletion: (Result) -> Void) -> some View { self }", ["load"]
    ),
  ])
  func aFunctionThatDoesNotUseItsHandlerIsFound(code: String, expected: [String]) {
    #expect(Self.functionsWithUnusedHandlers(in: code) == expected)
  }

  // MARK: - Reading sources

  /// Returns the statements in docstrings that something is never called or run.
  private static func statements(in text: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
    let docstrings = lines.filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }.joined()
    return docstrings.matches(
      of: /(?i)\b(?:is|are) (?:never|not) (?:called|run)\b(?! again)|\bnever called\b/
    ).map { String($0.0) }
  }

  /// Returns the names of the functions that do not use the closure for their answer.
  private static func functionsWithUnusedHandlers(in text: String) -> [String] {
    let names = ["ompletion", "onDismiss", "decisionHandler"]
    guard names.contains(where: text.contains) else { return [] }
    return text.matches(of: /\b(?:func (\w+)|init)\b[^(\n]*\(/).compactMap { match in
      let parameters = text[match.range.upperBound...].untilClosing("(", ")")
      let rest = text[parameters.endIndex...].dropFirst()
      guard let body = Self.body(at: rest) else { return nil }
      // An optional requirement of a delegate has an empty implementation, which the app replaces.
      let owner = text[..<match.range.lowerBound].split(separator: "extension ").last
      if body.isEmpty, owner?.prefix(while: \.isLetter).hasSuffix("Delegate") == true { return nil }
      let handlers = parameters.matches(of: /(?:(\w+) )?(\w+):[^:]*?->/).filter { parameter in
        let name = "\(parameter.1 ?? "") \(parameter.2)"
        return names.contains { name.contains($0) }
      }
      let isUsed = handlers.allSatisfy { handler in
        body.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(handler.2)
      }
      return isUsed ? nil : String(match.1 ?? "init")
    }
  }

  /// Returns the body of a function after its parameters, or `nil` for a requirement of a protocol.
  private static func body(at rest: Substring) -> Substring? {
    guard let brace = rest.firstIndex(of: "{") else { return nil }
    let signature = rest[..<brace]
    if signature.contains(/\n\n|\}|\/\/|\b(?:func|var|init|case|static)\b/) { return nil }
    return rest[brace...].dropFirst().untilClosing("{", "}")
  }
}

extension Substring {
  /// The text before the bracket that closes an open one.
  fileprivate func untilClosing(_ open: Character, _ close: Character) -> Substring {
    var depth = 1
    for index in indices {
      if self[index] == open { depth += 1 }
      if self[index] == close { depth -= 1 }
      if depth == 0 { return self[..<index] }
    }
    return self
  }
}
