@_spi(Nodes) import PlatenGraph

/// A modifier that adds an accessibility value or hint to the controls in a view.
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
  /// Sets a string as the spoken value of the controls or the text in this view.
  ///
  ///     Slider(value: $volume).accessibilityValue("\(Int(volume * 100)) percent")
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets a `Text` as the spoken value of the controls or the text in this view.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(DescriptionModifier(value: value))
  }

  /// Sets a string that describes the result of using the controls in this view.
  ///
  /// The hint is spoken last.
  ///
  ///     Button("Send") { send() }.accessibilityHint("Also closes the letter")
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets a `Text` that describes the result of using the controls in this view.
  ///
  /// The hint is spoken last.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(DescriptionModifier(hint: hint))
  }
}

extension View {
  /// Sets a localized accessibility label for this view.
  ///
  /// Commands and tests use the label as the name of each control in the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets a localized spoken value for the controls or the text in this view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets a localized description of the result of using the controls in this view.
  ///
  /// The hint is spoken last.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
}
