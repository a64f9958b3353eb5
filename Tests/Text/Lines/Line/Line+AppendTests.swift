import PlatenLines
import Testing

@Suite struct LineAppendTests {
  @Test func appendingAddsTextAtTheEnd() {
    var line: Line = "Name"
    line += Line(": ", style: .dim)
    line.append("Ada")
    #expect(line.text == "Name: Ada")
    #expect(line.width == 9)
    #expect(line.runs.map(\.style) == [.plain, .dim, .plain])
  }

  @Test func appendingAnEmptyLineChangesNothing() {
    let line = Line("a", style: .bold)
    #expect(line + .empty == line)
    #expect(.empty + line == line)
  }

  @Test(arguments: [
    ("e", "\u{301}", 1), ("❤", "\u{FE0F}", 2), ("7", "\u{FE0F}\u{20E3}", 2), ("👍", "🏽", 2),
    ("\u{1112}", "\u{1161}\u{11AB}", 2), ("한", "\u{11AB}", 2), ("👩\u{200D}", "👩", 2),
    ("\u{1F1E9}", "\u{1F1EA}", 2), ("क\u{94D}", "ष", 2), ("\u{600}", "1", 2),
  ])
  func aClusterJoinedAcrossLinesHasTheStyleOfTheLeftLine(left: String, right: String, width: Int) {
    let line = Line(left, style: .bold) + Line(right, style: .dim)
    #expect(line.width == width)
    #expect(line.runs.map(\.style) == [.bold])
    #expect(line.runs.map(\.text) == [Substring(left + right)])
  }

  @Test func textAfterAJoinedClusterKeepsItsStyle() {
    let line = Line("e", style: .bold) + Line("\u{301}tude", style: .dim)
    #expect(line.runs.map(\.text) == ["e\u{301}", "tude"])
    #expect(line.runs.map(\.style) == [.bold, .dim])
    #expect(line.width == 5)
  }

  @Test func aPrependedRegionalIndicatorChangesHowLaterIndicatorsFormFlags() {
    let flags = Line("🇩🇪", style: .dim) + Line("🇫🇷", style: .inverse) + "!"
    let line = Line("\u{1F1E9}", style: .bold) + flags
    #expect(line.runs.map(\.style) == [.bold, .dim, .inverse, .plain])
    #expect(line.runs.map { $0.text.unicodeScalars.count } == [2, 2, 1, 1])
    #expect(line.width == 6)
  }

  @Test func concatenationPreservesTheLineInvariants() {
    forRandomLines(seed: 21) { left, generator in
      let right = Line.random(using: &generator)
      expectSound(left + right)
      #expect((left + right).text == left.text + right.text)
      #expect((left + right).text.printable == left.text + right.text)
    }
  }

  @Test func theWidthOfAppendedLinesIsTheSumOfTheirWidthsIfNoClustersJoin() {
    var joined = 0
    forRandomLines(seed: 22) { left, generator in
      let right = Line.random(using: &generator)
      let sum = left + right
      if sum.text.count == left.text.count + right.text.count {
        #expect(sum.width == left.width + right.width)
        #expect(sum.styledCharacters == left.styledCharacters + right.styledCharacters)
      } else {
        joined += 1
      }
    }
    #expect(joined > 50)
  }

  @Test func aCharacterHasTheStyleOfItsFirstScalar() {
    forRandomLines(seed: 23) { left, generator in
      let right = Line.random(using: &generator)
      let styles = left.scalarStyles + right.scalarStyles
      var first = 0
      for styled in (left + right).styledCharacters {
        #expect(styled.style == styles[first])
        first += styled.character.unicodeScalars.count
      }
    }
  }

  @Test func joiningLinesMatchesAppendingThemInOrder() {
    forRandomLines(seed: 31, count: 500) { first, generator in
      let lines = [first] + (0..<3).map { _ in Line.random(using: &generator) }
      let separator = Line.random(using: &generator)
      #expect(lines.joined() == lines[0] + lines[1] + lines[2] + lines[3])
      #expect(
        lines.joined(separator: separator)
          == lines[0] + separator + lines[1] + separator + lines[2] + separator + lines[3])
    }
  }

  @Test func joiningLinesPlacesTheSeparatorOnlyBetweenThem() {
    let lines: [Line] = ["Name", "Age"]
    #expect(lines.joined(separator: " │ ") == "Name │ Age")
    #expect([Line("Name")].joined(separator: " │ ") == "Name")
    #expect([Line]().joined(separator: " │ ") == .empty)
  }
}

extension Line {
  fileprivate var scalarStyles: [Style] {
    runs.flatMap { run in run.text.unicodeScalars.map { _ in run.style } }
  }
}
