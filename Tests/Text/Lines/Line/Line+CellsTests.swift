import PlatenLines
import Testing

@Suite struct LineCellsTests {
  @Test func aPrefixContainsTheFirstCells() {
    #expect(Line("Platen").prefix(cells: 3) == "Pla")
    #expect(Line("Platen").prefix(cells: 99) == "Platen")
    #expect(Line("Platen").prefix(cells: 0) == .empty)
    #expect(Line("Platen").prefix(cells: -1) == .empty)
  }

  @Test func aSuffixContainsTheLastCells() {
    #expect(Line("Platen").suffix(cells: 3) == "ten")
    #expect(Line("Platen").suffix(cells: 99) == "Platen")
    #expect(Line("Platen").suffix(cells: 0) == .empty)
    #expect(Line("Platen").suffix(cells: -1) == .empty)
  }

  @Test func dropFirstReturnsTheRemainingCells() {
    #expect(Line("Platen").dropFirst(cells: 2) == "aten")
    #expect(Line("Platen").dropFirst(cells: 6) == .empty)
    #expect(Line("Platen").dropFirst(cells: 0) == "Platen")
    #expect(Line("Platen").dropFirst(cells: -1) == "Platen")
  }

  @Test func aSplitWideClusterBecomesASpaceInItsStyle() {
    let line = Line("日", style: .bold) + Line("本", style: .dim) + "語"
    let space = Line(" ", style: .dim)
    #expect(line.prefix(cells: 3) == Line("日", style: .bold) + space)
    #expect(line.dropFirst(cells: 3) == space + "語")
    #expect(line.suffix(cells: 3) == space + "語")
  }

  @Test func aClusterOfManyScalarsIsSplitAsAUnit() {
    let line = Line("a👩‍👩‍👧b")
    #expect(line.prefix(cells: 2) == "a ")
    #expect(line.prefix(cells: 3) == "a👩‍👩‍👧")
    #expect(line.dropFirst(cells: 2) == " b")
  }

  @Test func slicingPreservesTheStylesOfTheText() {
    let line = Line("ab", style: .bold) + Line("cd", style: .dim) + "ef"
    #expect(line.prefix(cells: 3) == Line("ab", style: .bold) + Line("c", style: .dim))
    #expect(line.dropFirst(cells: 2) == Line("cd", style: .dim) + "ef")
    #expect(line.dropFirst(cells: 3) == Line("d", style: .dim) + "ef")
  }

  @Test func splittingALineProducesPartsOfTheExactWidths() {
    forRandomLines(seed: 51) { line, _ in
      for cells in 0...line.width {
        let (left, right) = (line.prefix(cells: cells), line.dropFirst(cells: cells))
        expectSound(left)
        expectSound(right)
        #expect(left.width == cells)
        #expect(right.width == line.width - cells)
        #expect(line.suffix(cells: cells) == line.dropFirst(cells: line.width - cells))
      }
    }
  }

  @Test func splittingBetweenClustersPreservesAllText() {
    var whole = 0
    forRandomLines(seed: 52) { line, _ in
      for cells in 0...line.width {
        let parts = [line.prefix(cells: cells), line.dropFirst(cells: cells)]
        let characters = parts.flatMap(\.styledCharacters)
        if characters.count == line.styledCharacters.count {
          #expect(characters == line.styledCharacters)
          whole += 1
        } else {
          #expect(parts[0].text.last == " " && parts[1].text.first == " ")
          #expect(characters.count == line.styledCharacters.count + 1)
        }
      }
    }
    #expect(whole > 5000)
  }

  @Test func paddingExtendsALineToTheGivenWidth() {
    #expect(Line("日").padded(to: 4) == "日  ")
    #expect(Line("日", style: .bold).padded(to: 3) == Line("日", style: .bold) + " ")
    #expect(Line("abc").padded(to: 2) == "abc")
    #expect(Line.empty.padded(to: 2) == "  ")
  }

  @Test func indentingInsertsLeadingSpaces() {
    #expect(Line("a").indented(by: 2) == "  a")
    #expect(Line("a").indented(by: 0) == "a")
    #expect(Line("a").indented(by: -1) == "a")
  }

  @Test func withoutSpacesAtEndRemovesTrailingSpaces() {
    let line = Line("a b", style: .bold) + .spaces(3, style: .inverse)
    #expect(line.withoutSpacesAtEnd == Line("a b", style: .bold))
    #expect(Line.spaces(2).withoutSpacesAtEnd == .empty)
    // Text without cells is kept, and so is a space with a combining mark.
    #expect(Line("a\u{200B}  ").withoutSpacesAtEnd.text == "a\u{200B}")
    #expect(Line("a \u{301}").withoutSpacesAtEnd.text == "a \u{301}")
  }
}
