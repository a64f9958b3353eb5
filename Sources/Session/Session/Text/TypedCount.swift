/// Returns the count that a user typed, or `nil` if the text is not a number or is negative.
///
/// A count that is too large for `Int` becomes the largest one, because a command that shows or
/// repeats at most that many items has the same effect.
package func typedCount(_ text: String) -> Int? {
  let isTooLarge = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  guard let count = Int(text) ?? (isTooLarge ? .max : nil), count >= 0 else { return nil }
  return count
}
