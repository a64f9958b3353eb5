@_spi(Nodes) import PlatenGraph

/// Says more of the controls in a view to who listens.
private struct DescriptionModifier: ControlModifier {
  var value: Text?
  var hint: Text?

  func modify(_ subtree: inout AccessibilitySubtree, at node: Node) {
    let values = EnvironmentValues(node.scope)
    let (value, hint) = (value?.plainText(in: values), hint?.plainText(in: values))
    if subtree.hasControls {
      subtree.mapOwnControls { $0.describe(value: value, hint: hint) }
    } else if let value {
      subtree.addValue(value)
    }
  }
}

extension View {
  /// What the controls in this view hold, or what its one text stands for, in the words in which it
  /// is read aloud.
  ///
  ///     Slider(value: $volume).accessibilityValue("\(Int(volume * 100)) percent")
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What the controls in this view hold, in the words in which it is read aloud.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(DescriptionModifier(value: value))
  }

  /// What the controls in this view are good for; it is read aloud behind all else.
  ///
  ///     Button("Send") { send() }.accessibilityHint("closes the letter, too")
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// What the controls in this view are good for; it is read aloud behind all else.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(DescriptionModifier(hint: hint))
  }
}

extension View {
  /// What the controls in this view are called where they are not seen: by commands and tests.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What the controls in this view hold, or what its one text stands for, in the words in which it
  /// is read aloud.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// What the controls in this view are good for; it is read aloud behind all else.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
}
