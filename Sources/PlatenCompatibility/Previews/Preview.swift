@_spi(Nodes) import PlatenGraph

/// What a view looks like, with data made up for it, as a `#Preview` says.
@MainActor @preconcurrency
public struct Preview {
  /// What traits are about that views are previewed with.
  public enum ViewTraits {}

  let name: String?
  let content: @MainActor () -> any View
}

/// A place in the sources where a `#Preview` stands; the macro declares one for each.
public protocol PreviewRegistry {
  /// The module and the file.
  static var fileID: String { get }
  /// The line of the file, the first being 1.
  static var line: Int { get }
  /// The column of the line, the first being 1.
  static var column: Int { get }

  /// The preview.
  @MainActor static func makePreview() -> Preview
}

/// What the macro writes, in words that no declaration of an app's own can come between.
extension PreviewRegistry {
  public typealias RegisteredPreview = Preview
  public typealias PreviewContent = View

  /// A preview, given what the macro was.
  @MainActor public static func registered(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(name: name, content: body)
  }

  /// The same; there is nothing that traits would change.
  @MainActor public static func registered(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    Preview(name: name, content: body)
  }
}
