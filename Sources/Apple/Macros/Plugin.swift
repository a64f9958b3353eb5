/// The program that the compiler runs to expand `#Preview`, `@Previewable`, `@Entry` and
/// `@Model`.
///
/// The program implements the compiler's plugin protocol directly, so that apps do not have to
/// build swift-syntax for four macros.
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
    // `#Preview` reads `@Previewable`, which has no expansion, and neither have the attributes of a
    // model.
    guard let expandAttachedMacro else { return "" }
    switch expandAttachedMacro.macro.typeName {
    case "Entry": return EntryExpansion(expandAttachedMacro).text
    case "Model": return expandAttachedMacro.modelExpansion
    default: return ""
    }
  }
}
