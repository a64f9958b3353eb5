/// The program that the compiler starts to expand `#Preview`.
///
/// It speaks the compiler's own protocol, so that an app need not build swift-syntax for the sake of one
/// macro.
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
      let expansion = request.expandFreestandingMacro.map(PreviewExpansion.init)
      // `@Previewable` says something to `#Preview` alone, and nothing by itself.
      expandMacroResult = Expanded(expandedSource: expansion?.text ?? "")
    }
  }
}
