import Testing

@testable import PlatenTerminal

@Suite struct KeyTests {
  @Test(arguments: [
    ("a", ["a"]), ("a\n", ["a\n"]), ("a\r\nb", ["a\n", "b"]), ("a\n\nb\n", ["a\n", "\n", "b\n"]),
    ("", []),
  ])
  func aPasteIsSplitIntoLines(text: String, lines: [String]) {
    #expect(Key.paste(text).lines == lines.map { .paste($0) })
    for line in lines { #expect(Key.paste(line).lines == [.paste(line)]) }
  }

  @Test func aKeyThatIsNotAPasteIsNotSplit() { #expect(Key.enter.lines == [.enter]) }
}
