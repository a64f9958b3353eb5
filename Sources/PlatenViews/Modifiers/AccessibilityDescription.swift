/// Says more of the controls in a view to who listens.
private struct DescriptionModifier: ControlTrait {
  var value: String?
  var hint: String?

  func note(in controls: inout ControlList, since start: Int) {
    controls.describe(since: start, value: value, hint: hint)
  }

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    DescriptionNode(modified(content), in: place)
  }
}

private final class DescriptionNode<Content: View>:
  ControlTraitNode<Content, DescriptionModifier>
{
  override func collectControls(into controls: inout ControlList) {
    let (start, said) = (controls.count, controls.saidCount)
    super.collectControls(into: &controls)
    if start == controls.count, let value = view.modifier.value {
      controls.addValue(value, toTextSince: said)
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
    modifier(DescriptionModifier(value: String(value)))
  }

  /// What the controls in this view hold, or what its one text stands for, in the words in which it
  /// is read aloud.
  ///
  ///     Slider(value: $volume).accessibilityValue("\(Int(volume * 100)) percent")
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(value: Text(valueKey).plainText))
  }

  /// What the controls in this view hold, in the words in which it is read aloud.
  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.plainText) }

  /// What the controls in this view are good for; it is read aloud behind all else.
  ///
  ///     Button("Send") { send() }.accessibilityHint("closes the letter, too")
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(DescriptionModifier(hint: String(hint)))
  }

  /// What the controls in this view are good for; it is read aloud behind all else.
  ///
  ///     Button("Send") { send() }.accessibilityHint("closes the letter, too")
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(hint: Text(hintKey).plainText))
  }

  /// What the controls in this view are good for; it is read aloud behind all else.
  public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.plainText) }
}
