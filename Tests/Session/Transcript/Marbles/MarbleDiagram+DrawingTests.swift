import Platen
import Testing

@testable import PlatenTranscript

/// Tests of drawing marble diagrams.
@Suite struct MarbleDiagramDrawingTests {
  private typealias Marble = MarbleDiagram.Marble

  private func values(_ texts: [Int: String], end: (Int, MarbleSignal)? = nil) -> [Marble] {
    texts.sorted { $0.key < $1.key }.map { .init($0.key, .value($0.value)) }
      + (end.map { [.init($0.0, $0.1)] } ?? [])
  }

  private func lines(_ rows: [(String, [Marble])], length: Int = 0) -> [String] {
    MarbleDiagram(rows.map { .init($0.0, $0.1) }, length: length).lines
  }

  @Test func framesAreAlignedVertically() {
    let both = [Marble(2, .value("a")), .init(2, .value("b"))]
    #expect(
      lines([
        ("one", both + [.init(4, .finished)]), ("another", values([0: "c", 3: "d"])),
      ]) == [
        "one      --(ab)-|",
        "another  c--   d-",
      ])
  }

  @Test func widthIsMeasuredInCells() {
    #expect(
      lines([("名前", values([0: "語", 2: "a"])), ("é", values([1: "b"]))]) == [
        "名前  語-a",
        "é     - b-",
      ])
  }

  @Test func anInvisibleNameIsQuoted() {
    #expect(
      lines([("", []), ("\u{200D}", []), ("a b", [])], length: 1) == [
        "\"\"     -", "\"\u{200D}\"     -", "\"a b\"  -",
      ])
  }

  @Test func multiCharacterValuesAreAssignedLettersInOrderOfTime() {
    #expect(
      lines([("x", values([0: "ada", 2: "a"])), ("y", values([1: "é\n\u{1B}[31m", 3: "ada"]))]) == [
        "x  b-a-",
        "y  -c-b",
        "b = \"ada\"",
        "c = \"é␊␛[31m\"",
      ])
  }

  @Test func otherLettersAreUsedAfterTheEnglishOnes() {
    let texts = Dictionary(uniqueKeysWithValues: (0..<120).map { ($0, "text \($0)") })
    let lines = lines([("x", values(texts))])
    #expect(Set(lines[0].dropFirst(3)).count == 120)
    #expect(lines.count == 121)
    #expect(lines[53] == "α = \"text 52\"")
  }

  @Test func lettersOfTimeUnitsAreNotUsedNextToDigits() throws {
    let lines = lines([("x", values([0: "1", 1: "s", 3: "m"])), ("y", values([2: "long"]))])
    #expect(lines == ["x  1a-c", "y  --b-", "a = \"s\"", "b = \"long\"", "c = \"m\""])
  }

  @Test func longPausesAreWrittenAsDurations() {
    #expect(
      lines(
        [("x", values([0: "a", 20: "b"])), ("y", values([1: "c"], end: (2, .finished)))],
        length: 36_000
      ) == ["x  a-- 1.6s -b 3597.8s -", "y  -c|"])
  }

  @Test func overlongPausesAreWrittenAsSeveralDurations() throws {
    let diagram = try MarbleDiagram("x  1e9s 1000000s 100ms a")
    #expect(diagram.lines[0].hasPrefix("x   1000000s 1000000s "))
    #expect(diagram.lines[0].hasSuffix(" 1000000s -a"))
    #expect(try MarbleDiagram("\(diagram)") == diagram)
  }

  @Test func descriptionsOfFailuresFollowTheRows() {
    let offline: (Int, MarbleSignal) = (1, .failed("offline"))
    #expect(
      lines([("x", values([:], end: offline)), ("y", values([:], end: offline))]) == [
        "x  -#", "y  -#", "# = \"offline\"",
      ])
    #expect(
      lines([("x", values([:], end: offline)), ("a b", values([:], end: (0, .failed("no"))))]) == [
        "x      -#", "\"a b\"  #", "x # = \"offline\"", "\"a b\" # = \"no\"",
      ])
    #expect(lines([("x", values([:], end: (0, .failed("failed"))))]) == ["x  #"])
  }
}
