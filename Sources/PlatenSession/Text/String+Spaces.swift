extension String {
  /// The text without the spaces at its end.
  package var withoutSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
