@_spi(Nodes) import PlatenGraph

/// The older forms of what is said of a view to who listens.
extension View {
  /// As ``accessibilityLabel(_:)``.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// As ``accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// As ``accessibilityValue(_:)``.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// As ``accessibilityHint(_:)``.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// As ``accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Accepted without effect: what this view is to who listens.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: what this view is not to who listens.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: when this view is read; that is in the order of the screen.
  public func accessibility(sortPriority: Double) -> some View { self }
}
