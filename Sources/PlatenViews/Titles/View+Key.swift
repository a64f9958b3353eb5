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

  /// A text behind this view, or behind its tab's label.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}
