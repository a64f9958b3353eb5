import Platen
import Testing

@testable import PlatenTranscript

/// Tests of parsing marble diagrams.
@Suite struct MarbleDiagramTests {
  private func marbles(_ text: String) throws -> [MarbleDiagram.Marble] {
    try MarbleDiagram("row  \(text)").rows[0].marbles
  }

  @Test func eachCharacterIsAFrame() throws {
    #expect(
      try marbles("a--b-|") == [
        .init(0, .value("a")), .init(3, .value("b")), .init(5, .finished),
      ])
    #expect(try marbles("--#") == [.init(2, .failed("failed"))])
    #expect(try marbles("-^-!") == [.init(1, .subscribed), .init(3, .cancelled)])
    #expect(try marbles("---") == [])
  }

  @Test func aGroupIsOneFrame() throws {
    #expect(
      try marbles("-(ab)c(d|)") == [
        .init(1, .value("a")), .init(1, .value("b")), .init(2, .value("c")),
        .init(3, .value("d")), .init(3, .finished),
      ])
  }

  @Test func spacesAreIgnored() throws {
    #expect(try marbles(" a -  - b") == marbles("a--b"))
    #expect(try marbles("( a b )-c") == marbles("(ab)-c"))
  }

  @Test func durationsAreSurroundedBySpaces() throws {
    #expect(try marbles("a 300ms b 1.5s |").map(\.frame) == [0, 4, 20])
    #expect(try marbles("2m a").map(\.frame) == [1_200])
    #expect(try marbles("10s").map(\.frame) == [0, 1, 2])
    #expect(try marbles("a10s b").map(\.frame) == [0, 1, 2, 3, 4])
  }

  @Test func aSubscriptionInTheFirstFrameIsIgnored() throws {
    #expect(try marbles("^-a") == marbles("--a"))
    #expect(try marbles("(^a)-b") == marbles("a-b"))
  }

  @Test func valuesOfSymbolsFollowTheRows() throws {
    let diagram = try MarbleDiagram(
      """
      a    x-y-#
      "b"  -x--#

      x = "ada = \\"x\\""
      y = two words
      # = offline
      b # = "timed out"
      """)
    #expect(diagram.rows.map(\.name) == ["a", "b"])
    #expect(
      diagram.rows[0].marbles.map(\.signal) == [
        .value("ada = \"x\""), .value("two words"), .failed("offline"),
      ])
    #expect(diagram.rows[1].marbles.map(\.signal).last == .failed("timed out"))
  }

  @Test func theFrameDurationIsAMultipleOfOneMillisecond() throws {
    #expect(try MarbleDiagram("row  a", frame: .microseconds(2_500)).frame == .milliseconds(2))
    #expect(try MarbleDiagram("row  a", frame: .zero).frame == .milliseconds(1))
    #expect(try MarbleDiagram("row  a", frame: .seconds(-5)).frame == .milliseconds(1))
  }

  @Test(arguments: [
    ("row  --(ab", 1, 8, "this group is not closed; end it with \")\""),
    ("row  -)", 1, 7, "no \"(\" opens this group"),
    ("row  -()", 1, 7, "this group is empty; write \"-\" for a frame without events"),
    ("row  (a(b))", 1, 8, "a group cannot contain a group"),
    ("row  (a-b)", 1, 8, "a group is one frame and cannot contain \"-\""),
    ("row  (a 1s b)", 1, 9, "a group is one frame and cannot contain a duration"),
    ("row  a|-b", 1, 9, "no event can follow \"|\", \"#\" or \"!\""),
    ("row  (|a)", 1, 8, "no event can follow \"|\", \"#\" or \"!\""),
    ("row  a-^", 1, 8, "no event can precede the subscription \"^\""),
    ("row  ^^", 1, 7, "no event can precede the subscription \"^\""),
    ("row  a 50ms b", 1, 8, "\"50ms\" is not a multiple of the frame duration, 0.1s"),
    ("row  a 1000000000000s b", 1, 8, "\"1000000000000s\" is too long"),
    ("row  a\"b", 1, 7, "\"\"\" is not a marble; define text below the rows, as in a = \"text\""),
    ("row", 1, 4, "the row \"row\" has no marbles; write it like: row  a--b-c|"),
    ("row  a\nrow  b", 2, 1, "the row \"row\" already exists"),
    (
      "row  a\nab = c", 2, 1,
      "cannot define \"ab\": only a single value character or \"#\" can be defined"
    ),
    (
      "row  a\n- = c", 2, 1,
      "cannot define \"-\": only a single value character or \"#\" can be defined"
    ),
    ("row  a\na = b\na = c", 3, 1, "\"a\" is already defined"),
    ("row  a\nraw # = c", 1, 1, "cannot define the failure of \"raw\": no such row"),
    ("row  a\n\"row", 2, 1, "missing closing quote"),
    ("\n\n", 1, 1, "the diagram has no rows; add a row, such as: username  a--b-c|"),
    ("\u{1B}[2J", 1, 5, "the row \"␛[2J\" has no marbles; write it like: ␛[2J  a--b-c|"),
  ])
  func aMistakeIsReportedWithItsPosition(text: String, line: Int, column: Int, reason: String) {
    #expect(throws: MarbleError(reason, line: line, column: column)) { try MarbleDiagram(text) }
  }

  @Test func trailingPausesDoNotAffectEquality() throws {
    #expect(try MarbleDiagram("row  a--") == MarbleDiagram("row  a"))
    #expect(try MarbleDiagram("row  x\nx = a") == MarbleDiagram("row  a"))
    #expect(try MarbleDiagram("row  a") != MarbleDiagram("row  -a"))
    #expect(try MarbleDiagram("row  a") != MarbleDiagram("raw  a"))
    #expect(try MarbleDiagram("row  a", frame: .seconds(1)) != MarbleDiagram("row  a"))
  }
}
