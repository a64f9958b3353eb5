import Foundation

/// The name of a color in an asset catalog. The build-tool plugin declares a constant for each color.
///
///     Text("late").foregroundStyle(Color(.warning))
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource for a color. The bundle has no effect: the catalogs of all targets are
  /// searched.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// Creates the color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
