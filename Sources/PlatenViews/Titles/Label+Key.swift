import Foundation

extension Label where Title == Text, Icon == Image {
  /// A title, and an image of the system beside which it stands elsewhere.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title, and an image of the program beside which it stands elsewhere.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}

extension LabeledContent where Label == Text {
  /// A view with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// A value in a format, with a title.
  public init<F: FormatStyle & Sendable>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}

extension ContentUnavailableView
where Label == PlatenViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with an image, and below it what to know.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      PlatenViews.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }

  /// A title with an image of the program, and below it what to know.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      PlatenViews.Label(titleKey, image: name)
    } description: {
      description
    }
  }
}
