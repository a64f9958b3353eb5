/// The program that the compiler runs to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// The program implements the compiler's plugin protocol directly, so that apps do not have to
/// build swift-syntax for three macros.
@main
enum Plugin {
  static func main() throws {
    let compiler = Compiler()
    while let request = try compiler.next() { try compiler.send(Answer(to: request)) }
  }
}

extension Answer {
  init(to request: Request) {
    if request.getCapability != nil {
      getCapabilityResult = Capabilities()
    } else {
      expandMacroResult = Expanded(expandedSource: request.expansion)
    }
  }
}

extension Request {
  fileprivate var expansion: String {
    if let expandFreestandingMacro { return PreviewExpansion(expandFreestandingMacro).text }
    // `#Preview` reads `@Previewable`, which has no expansion.
    guard let expandAttachedMacro, expandAttachedMacro.macro.typeName == "Entry" else { return "" }
    return EntryExpansion(expandAttachedMacro).text
  }
}
