/// The declaration that stands for a `#Preview`: a type that the program finds when it runs.
///
///     #Preview("Empty") { TeaList(teas: []) }
///
///     // enum $s…7PreviewfMu_: PreviewRegistry {
///     //   static var fileID: String { "Tea/TeaList.swift" }
///     //   static var line: Int { 12 }
///     //   static var column: Int { 1 }
///     //   @MainActor static func makePreview() -> RegisteredPreview {
///     //     registered("Empty") { TeaList(teas: []) }
///     //   }
///     // }
///
/// The arguments are passed on as they are written, so they mean what the compiler takes them for.
struct PreviewExpansion {
  let text: String

  init(_ request: Request.Expansion) {
    let location = request.syntax.location
    let arguments = request.syntax.source.after("#" + request.macro.name)
    let (content, call) = Previewables(in: arguments).map { ($0.view, $0.call) } ?? ("", arguments)
    text = """
      enum \(request.uniqueName): PreviewRegistry {
        static var fileID: String { \(location.fileID.debugDescription) }
        static var line: Int { \(location.line) }
        static var column: Int { \(location.column) }
        \(content)
        @MainActor static func makePreview() -> RegisteredPreview {
          registered\(call)
        }
      }
      """
  }
}

extension Request.Expansion {
  /// A name that nothing else has; the compiler lets a macro declare it wherever the macro stands.
  fileprivate var uniqueName: String {
    "\(discriminator)\(macro.name.utf8.count)\(macro.name)fMu_"
  }
}

extension String {
  /// What follows the first occurrence of a text; attributes may stand before a macro.
  fileprivate func after(_ text: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return String(self[range.upperBound...])
  }
}
