extension View {
  /// What the controls in this view are called where they are not seen: by commands and tests.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// A text behind this view, or behind its tab's label.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}
