import PlatenNavigation

/// The appearance of a view's text. Only labels draw it.
struct TextStyle: Equatable {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural

  static func == (one: TextStyle, other: TextStyle) -> Bool {
    one.font === other.font && one.color == other.color && one.alignment == other.alignment
  }

  /// Returns a text with this style.
  @MainActor
  func applied(to text: Text) -> some View {
    text.font(font?.font)
      .foregroundColor(color?.color)
      .multilineTextAlignment(alignment.alignment)
  }
}
