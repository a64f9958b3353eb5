import PlatenSyntax

/// The states that the closure of a `#Preview` declares with `@Previewable`, and its other
/// statements.
///
/// The states become properties of a view whose body consists of the other statements.
struct Previewables {
  /// The declaration of a view with these states.
  let view: String
  /// The arguments of the macro, including a closure that creates the view.
  let call: String

  /// Creates the view, or returns `nil` if the closure declares no state.
  init?(in arguments: String) {
    guard arguments.contains("@Previewable") else { return nil }
    let source = Source(arguments)
    guard let closure = source.firstBraces else { return nil }
    let statements = source.statements(in: closure)
    let states = statements.filter { source.text(at: $0).hasPrefix("@Previewable") }
    let rest = statements.filter { !states.contains($0) }
    view = """
      struct Content: PreviewContent {
      \(states.map { source.text(at: $0).dropFirst("@Previewable".count) }.joined(separator: "\n"))
      var body: some PreviewContent {
      \(rest.map { source.text(at: $0) }.joined(separator: "\n"))
      }
      }
      """
    call =
      source.text(at: 0..<closure.lowerBound) + " Content() "
      + source.text(at: closure.upperBound..<source.count)
  }
}
