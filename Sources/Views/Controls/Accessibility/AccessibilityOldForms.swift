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

  /// Hides a view from the spoken screen. Equivalent to ``accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Has no effect: a view's controls determine all of its traits.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a view's controls keep all of their traits.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views are spoken in the order in which they appear on the screen.
  public func accessibility(sortPriority: Double) -> some View { withoutEffect(self) }
}
