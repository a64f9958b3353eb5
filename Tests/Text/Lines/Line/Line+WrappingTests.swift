import PlatenLines
import Testing

@Suite struct LineWrappingTests {
  @Test func aLineThatFitsIsNotWrapped() {
    #expect(Line("  two words ").wrapped(to: 12) == ["  two words "])
    #expect(Line.empty.wrapped(to: 4) == [.empty])
    #expect(Line.empty.wrapped(to: 0) == [.empty])
  }

  @Test func eachLineContainsAsManyWordsAsFit() {
    #expect(
      Line("a view describes what it shows").wrapped(to: 12) == [
        "a view", "describes", "what it", "shows",
      ])
    #expect(Line("aa bb cc").wrapped(to: 5) == ["aa bb", "cc"])
    #expect(Line("aa bb cc").wrapped(to: 4) == ["aa", "bb", "cc"])
  }

  @Test func breakingALineIntoPiecesPreservesEverySpace() {
    #expect(Line("aa  bb ").pieces(of: 3) == ["aa ", " bb", " "])
    #expect(Line("a日本").pieces(of: 2) == ["a", "日", "本"])
    #expect(Line.empty.pieces(of: 2) == [.empty])
  }

  @Test func spacesAtABreakAreDropped() {
    #expect(Line("aa    bb  ").wrapped(to: 4) == ["aa", "bb"])
    #expect(Line("aa  b cc").wrapped(to: 5) == ["aa  b", "cc"])
    #expect(Line("     ").wrapped(to: 3) == [.empty])
    #expect(Line("aa    ").wrapped(to: 3) == ["aa"])
  }

  @Test func leadingSpacesAreKeptIfTheFirstWordFitsAfterThem() {
    #expect(Line("  aa bb").wrapped(to: 4) == ["  aa", "bb"])
    #expect(Line("  aaaa b").wrapped(to: 4) == ["aaaa", "b"])
  }

  @Test func anOverlongWordIsBrokenBetweenClusters() {
    #expect(Line("a view describes").wrapped(to: 7) == ["a view", "describ", "es"])
    #expect(Line("describes it").wrapped(to: 5) == ["descr", "ibes", "it"])
    #expect(Line("describes it").wrapped(to: 7) == ["describ", "es it"])
    #expect(Line("日本語").wrapped(to: 5) == ["日本", "語"])
    #expect(Line("ae\u{301}👩‍👩‍👧").wrapped(to: 3) == ["ae\u{301}", "👩‍👩‍👧"])
  }

  @Test(arguments: [1, 0, -5]) func aWideClusterWrappedToOneCellBecomesAnEllipsis(cells: Int) {
    #expect(Line("a日 b").wrapped(to: cells) == ["a", "…", "b"])
    let bold = Line("日", style: .bold)
    #expect((bold + "a").wrapped(to: cells) == [Line("…", style: .bold), "a"])
  }

  @Test func stylesContinueAcrossLineBreaks() {
    let line = Line("one two", style: .bold) + Line(" three", style: .dim)
    #expect(
      line.wrapped(to: 5) == [
        Line("one", style: .bold), Line("two", style: .bold), Line("three", style: .dim),
      ])
  }

  @Test func wrappedLinesNeverExceedTheGivenWidth() {
    forRandomLines(seed: 81) { line, _ in
      for cells in 1...9 {
        let lines = line.wrapped(to: cells)
        lines.forEach { expectSound($0) }
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.width <= cells })
      }
    }
  }

  @Test func wrappingPreservesEveryWord() {
    forRandomLines(seed: 82) { line, _ in
      for cells in 2...9 {
        let wrapped = line.wrapped(to: cells).flatMap(\.styledCharacters)
        #expect(
          wrapped.filter { $0.character != " " }
            == line.styledCharacters.filter { $0.character != " " })
      }
    }
  }

  @Test func theFirstWordOfALineDoesNotFitOnThePrecedingLine() {
    var generator = SeededGenerator(seed: 83)
    let pieces = HardText.pieces.filter { !$0.contains(" ") }
    for _ in 0..<2000 {
      let words = (0..<5).map { _ in HardText.random(pieces, count: 1...3, using: &generator) }
      let line = Line(words.joined(separator: " "))
      for cells in max(2, line.minWidth)...max(2, line.width) {
        let lines = line.wrapped(to: cells)
        for (row, next) in zip(lines, lines.dropFirst()) {
          let word = next.text.prefix { $0 != " " }
          #expect(row.width + 1 + word.cells > cells)
        }
      }
    }
  }

  @Test(arguments: [
    ("a line of words", 5), ("", 0), ("   ", 0), ("  ab  ", 2), ("日本 ok", 4), ("longest w", 7),
    ("e\u{301}tude  x", 5), ("a \u{301}b", 3), ("a\u{A0}b", 3),
  ])
  func theMinimumWidthIsTheWidthOfTheLongestWord(text: String, width: Int) {
    #expect(Line(text).minWidth == width)
  }

  @Test func aStyleChangeDoesNotEndAWord() {
    #expect((Line("ab", style: .bold) + "cd e").minWidth == 4)
  }

  @Test func wrappingToTheMinimumWidthDoesNotBreakAnyWord() {
    forRandomLines(seed: 71) { line, _ in
      let words = line.text.split { $0 == " " }
      #expect(line.minWidth == words.map(\.cells).max() ?? 0)
      let wrapped = line.wrapped(to: max(2, line.minWidth)).flatMap {
        $0.text.split { $0 == " " }
      }
      #expect(wrapped == words)
    }
  }
}
