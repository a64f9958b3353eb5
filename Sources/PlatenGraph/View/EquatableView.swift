/// A view that is evaluated again only if it says something else than before; all views are so.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// A view that is evaluated again only if it says something else than before.
  public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// This view, evaluated again only if it says something else than before; all views are so.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
