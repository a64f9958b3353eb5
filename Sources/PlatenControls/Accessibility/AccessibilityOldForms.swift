@_spi(Nodes) import PlatenGraph

/// Older spellings of the accessibility modifiers.
extension View {
  /// Sets an accessibility label. Equivalent to ``accessibilityLabel(_:)``.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets an accessibility identifier. Equivalent to ``accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets an accessibility value. Equivalent to ``accessibilityValue(_:)``.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets an accessibility hint. Equivalent to ``accessibilityHint(_:)``.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides a view from speech output. Equivalent to ``accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Accepted without effect: accessibility traits cannot be added to a view with this older
  /// spelling.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: traits cannot be removed from a view with this older spelling.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: speech output always reads views in the order of the screen.
  public func accessibility(sortPriority: Double) -> some View { self }
}
