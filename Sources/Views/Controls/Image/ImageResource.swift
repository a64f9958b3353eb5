import Foundation

/// The name of an image in an asset catalog. The build-tool plugin declares a constant for each image.
///
///     Image(.portrait)
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource. The bundle has no effect: the catalogs of all targets are searched.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// Creates an image from an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}
