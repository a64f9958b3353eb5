/// The program that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// It speaks the compiler's own protocol, so that an app need not build swift-syntax for the sake
/// of three macros.
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
    // `@Previewable` says something to `#Preview` alone, and nothing by itself.
    guard let expandAttachedMacro, expandAttachedMacro.macro.typeName == "Entry" else { return "" }
    return EntryExpansion(expandAttachedMacro).text
  }
}
