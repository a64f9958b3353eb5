/// A view that is reevaluated only if its value changes, as every view is in Platen.
public struct EquatableView<Content: View & Equatable>: View {
  /// The wrapped view.
  public var content: Content

  /// Creates an equatable view that wraps the specified view.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns the view wrapped so that it is reevaluated only if its value changes, which is the
  /// default for every view.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
