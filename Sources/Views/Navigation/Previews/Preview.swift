@_spi(Nodes) import PlatenGraph

/// A preview of a view with sample data, created by a `#Preview` macro.
@MainActor @preconcurrency
public struct Preview {
  /// A marker type for the traits of previewed views.
  public enum ViewTraits {}

  let name: String?
  let content: @MainActor () -> any View
}

/// The location of a `#Preview` macro in the source code and the preview that the macro creates.
///
/// Each `#Preview` expands to a type that conforms to this protocol.
///
/// See Documentation/Decisions/unchanged-sources.md.
public protocol PreviewRegistry {
  /// The module and the name of the file that contains the macro.
  static var fileID: String { get }
  /// The line of the macro in its file, starting at 1.
  static var line: Int { get }
  /// The column of the macro in its line, starting at 1.
  static var column: Int { get }

  /// Creates the preview.
  @MainActor static func makePreview() -> Preview
}

/// Declarations that the expansion of `#Preview` uses. Declarations of an app cannot shadow them.
extension PreviewRegistry {
  public typealias RegisteredPreview = Preview
  public typealias PreviewContent = View

  /// Creates a preview from the arguments of the macro.
  @MainActor public static func registered(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(name: name, content: body)
  }

  /// Creates a preview from the arguments of the macro and ignores the traits.
  @MainActor public static func registered(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(name: name, content: body)
  }
}
