/// A view that is reevaluated only if its value changes. In Platen, this applies to every view.
public struct EquatableView<Content: View & Equatable>: View {
  /// The wrapped view.
  public var content: Content

  /// Creates an equatable view that wraps the specified view.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns a wrapped view that is reevaluated only if its value changes.
  ///
  /// In Platen, every view behaves this way by default.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
