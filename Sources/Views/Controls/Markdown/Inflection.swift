extension String {
  /// The number of characters that the plural of the last word drops, and the ending that it adds, by
  /// the regular rules of English; `nil` for the number 1, and for text without a number.
  var plural: (dropped: Int, ending: String)? {
    guard let number = firstMatch(of: /-?\d[\d.,]*/)?.0, number != "1", number != "-1",
      let word = firstMatch(of: /[A-Za-z]+$/)?.0.lowercased()
    else { return nil }
    if word.contains(/[^aeiou]y$/) { return (1, "ies") }
    return (0, word.contains(/(s|x|z|ch|sh)$/) ? "es" : "s")
  }
}
