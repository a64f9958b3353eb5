import Testing

@testable import PlatenTerminal

/// Tests of the buffer for printed text.
@Suite struct PrintedTextTests {
  @Test func onlyCompleteLinesAreRead() {
    var text = PrintedText()
    #expect(text.take(atEnd: true) == nil)
    text.append(Array("one\ntw".utf8))
    #expect(text.take(atEnd: false)?.text == "one")
    #expect(text.take(atEnd: false) == nil)
    text.append(Array("o\n\n".utf8))
    #expect(text.take(atEnd: false)?.text == "two\n")
    text.append(Array("rest".utf8))
    #expect(text.take(atEnd: true)?.text == "rest")
  }

  @Test func overflowIsDroppedAtALineBoundary() {
    var text = PrintedText()
    let line = String(repeating: "x", count: 99) + "\n"
    for _ in 0..<30_000 { text.append(Array(line.utf8)) }
    let taken = text.take(atEnd: false)
    let lines = taken?.text.split(separator: "\n") ?? []
    #expect(lines.allSatisfy { $0.count == 99 })
    #expect(lines.count * 100 >= PrintedText.capacity - 100)
    #expect(taken?.droppedLines == 30_000 - lines.count)
    text.append(Array(line.utf8))
    #expect(text.take(atEnd: false)?.droppedLines == 0)
  }
}
