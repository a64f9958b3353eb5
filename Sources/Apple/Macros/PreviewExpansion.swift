import PlatenSyntax

/// The expansion of `#Preview`: a type that the program finds at run time.
///
///     #Preview("Empty") { TeaList(teas: []) }
///
///     // public enum $s…7PreviewfMu_: PreviewRegistry {
///     //   public static var fileID: String { "Tea/TeaList.swift" }
///     //   public static var line: Int { 12 }
///     //   public static var column: Int { 1 }
///     //   @MainActor public static func makePreview() -> RegisteredPreview {
///     //     registered("Empty") { TeaList(teas: []) }
///     //   }
///     // }
///
/// The arguments are copied verbatim, so the compiler interprets them as in the source. The type is
/// public because an optimizing compiler removes other types to which nothing refers.
struct PreviewExpansion {
  let text: String

  init(_ request: Request.Expansion) {
    let location = request.syntax.location
    // Attributes and comments may precede the macro.
    let arguments = Source(request.syntax.source).text(after: "#" + request.macro.name) ?? ""
    let (content, call) = Previewables(in: arguments).map { ($0.view, $0.call) } ?? ("", arguments)
    text = """
      public enum \(request.uniqueName): PreviewRegistry {
        public static var fileID: String { \(location.fileID.debugDescription) }
        public static var line: Int { \(location.line) }
        public static var column: Int { \(location.column) }
        \(content)
        @MainActor public static func makePreview() -> RegisteredPreview {
          registered\(call)
        }
      }
      """
  }
}

extension Request.Expansion {
  /// A unique name, which the compiler allows the macro to declare in any scope.
  fileprivate var uniqueName: String {
    "\(discriminator)\(macro.name.utf8.count)\(macro.name)fMu_"
  }
}
