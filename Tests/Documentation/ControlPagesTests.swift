import Testing

/// Checks that the gallery shows every view in the table of supported views.
@Suite struct ControlPagesTests {
  /// The views that another view's page represents, and those that only wrap other views or views of
  /// UIKit, or show their content without an animation.
  private static let exceptions: Set = [
    "AnyShape", "AnyView", "EmptyView", "EquatableView", "ModifiedContent", "TupleView",
    "Capsule", "ContainerRelativeShape", "Ellipse", "InsettableShape", "Shape",
    "UnevenRoundedRectangle", "AngularGradient", "EllipticalGradient", "RadialGradient",
    "NavigationView", "UIViewControllerRepresentable", "UIViewRepresentable",
    "DynamicViewContent", "GlassEffectContainer", "KeyframeAnimator", "MeshGradient", "PasteButton",
    "PhaseAnimator", "PlaceholderContentView", "TableRow",
  ]

  @Test func everyViewIsOnAPage() throws {
    let table = try PackageFolder.text(of: "Documentation/Reference/SwiftUI.md").split(
      separator: "\n## "
    )
    .first { $0.hasPrefix("Views\n") }
    let views = try #require(table).matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    #expect(views.count > 60)
    let pages = try PackageFolder.files("swift", in: ["Samples/Controls"])
      .map { try PackageFolder.text(of: $0) }.joined()
    let shown = Set(pages.matches(of: /(\w+)(?:\.\w+)?(?:\(| {)/).map { String($0.1) })
    #expect(views.filter { !shown.contains($0) && !Self.exceptions.contains($0) } == [])
    #expect(Self.exceptions.subtracting(views) == [])
    #expect(Self.exceptions.intersection(shown) == [])
  }
}
