import PlatenSyntax

/// The states that the closure of a `#Preview` declares by `@Previewable`, and the rest of it.
///
/// The states become those of a view, whose body is the rest.
struct Previewables {
  /// A view with these states.
  let view: String
  /// The arguments of the macro, with that view in place of what the closure holds.
  let call: String

  /// Nothing if the closure declares none.
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
