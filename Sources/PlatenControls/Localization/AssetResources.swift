import Foundation

/// The name of a color in an asset catalog. The build-tool plugin declares a constant for each color.
///
///     Text("late").foregroundStyle(Color(.warning))
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource. The bundle has no effect: the catalogs of all targets are searched.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of an image in an asset catalog. The build-tool plugin declares a constant for each image.
///
///     Image(.portrait)
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource. The bundle has no effect: the catalogs of all targets are searched.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// Creates the color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
  /// Creates an image from an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  ///
  /// Only a custom label style displays the image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  /// Creates a label with a string title and an image of an asset catalog.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
