import PlatenLines
import Testing

@Suite struct LineTruncationTests {
  let line: Line = "Platen draws lines"

  @Test func aLineThatFitsIsNotTruncated() {
    #expect(line.truncated(to: 18) == line)
    #expect(Line.empty.truncated(to: 0) == .empty)
  }

  @Test func anEllipsisReplacesTheOmittedText() {
    #expect(line.truncated(to: 11) == "Platen dra…")
    #expect(line.truncated(to: 11, .head) == "…raws lines")
    #expect(line.truncated(to: 11, .middle) == "Plate…lines")
    #expect(line.truncated(to: 10, .middle) == "Plate…ines")
  }

  @Test(arguments: [Line.Truncation.tail, .head, .middle])
  func oneCellShowsOnlyTheEllipsisAndZeroCellsShowNothing(mode: Line.Truncation) {
    #expect(line.truncated(to: 1, mode) == "…")
    #expect(line.truncated(to: 0, mode) == .empty)
    #expect(line.truncated(to: -1, mode) == .empty)
    #expect(Line("語").truncated(to: 1, mode) == "…")
  }

  @Test func aWideClusterAtTheTruncationPointIsOmittedEntirely() {
    #expect(Line("日本語").truncated(to: 5) == "日本…")
    #expect(Line("日本語").truncated(to: 4) == "日…")
    #expect(Line("日本語").truncated(to: 4, .head) == "…語")
    #expect(Line("日本語").truncated(to: 5, .middle) == "日…語")
  }

  @Test func theEllipsisHasTheStyleOfTheOmittedText() {
    let line = Line("ab", style: .bold) + Line("cd", style: .dim) + "ef"
    let dim = Line("…", style: .dim)
    #expect(line.truncated(to: 3) == Line("ab", style: .bold) + dim)
    #expect(line.truncated(to: 3, .head) == dim + "ef")
    #expect(line.truncated(to: 5, .middle) == Line("ab", style: .bold) + dim + "ef")
  }

  @Test(arguments: [Line.Truncation.tail, .head, .middle])
  func aTruncatedLineFitsTheGivenWidth(mode: Line.Truncation) {
    forRandomLines(seed: 61) { line, _ in
      for cells in 0...line.width {
        let truncated = line.truncated(to: cells, mode)
        expectSound(truncated)
        #expect(truncated.width <= cells)
        #expect(cells == 0 || truncated.width >= cells - 2)
      }
    }
  }

  @Test(arguments: [Line.Truncation.tail, .head, .middle])
  func truncationDoesNotSplitAnyCluster(mode: Line.Truncation) {
    forRandomLines(seed: 62) { line, generator in
      let cells = Int.random(in: 1...9, using: &generator)
      guard cells < line.width else { return }
      let kept = line.truncated(to: cells, mode).styledCharacters
      let all = line.styledCharacters
      let isSplitAt = (0..<kept.count).contains { place in
        kept[place].character.unicodeScalars.last == "…"
          && all.starts(with: kept[..<place])
          && all.reversed().starts(with: kept[(place + 1)...].reversed())
      }
      #expect(isSplitAt)
    }
  }
}
