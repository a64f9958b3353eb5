import Testing

@testable import PlatenTerminal

@Suite struct HistorySearchTests {
  private let history = LineHistory(["set a", "open", "set b"])

  private func search(by step: Int = -1, previousQuery: String = "") -> HistorySearch {
    HistorySearch(from: TextBuffer("typed"), at: 3, by: step, previousQuery: previousQuery)
  }

  @Test func theNearestLineIsFoundWhileTyping() {
    var search = search()
    #expect(search.prompt == "(reverse-i-search)`': ")
    #expect(search.line == nil)
    search.append("se", in: history)
    search.append("t", in: history)
    #expect(search.line?.index == 2)
    #expect(search.line?.text == "set")
    #expect(search.prompt == "(reverse-i-search)`set': ")
  }

  @Test func theSearchContinuesInBothDirections() {
    var search = search()
    search.append("set", in: history)
    search.advance(by: -1, in: history)
    #expect(search.line?.index == 0)
    search.advance(by: 1, in: history)
    #expect(search.line?.index == 2)
    #expect(search.prompt == "(i-search)`set': ")
  }

  @Test func aFailedSearchKeepsItsLastMatch() {
    var search = search()
    search.append("open", in: history)
    search.append("x", in: history)
    #expect(search.line?.index == 1)
    #expect(search.prompt == "(failed reverse-i-search)`openx': ")
    search.takeBack()
    #expect(search.prompt == "(reverse-i-search)`open': ")
  }

  @Test func takingBackEndsAtTheEmptySearch() {
    var search = search()
    search.append("o", in: history)
    search.takeBack()
    search.takeBack()
    #expect(search.query == "")
    #expect(search.line == nil)
    #expect(search.original.text == "typed")
  }

  @Test func anEmptySearchRepeatsThePreviousOne() {
    var search = search(previousQuery: "open")
    search.advance(by: -1, in: history)
    #expect(search.query == "open")
    #expect(search.line?.index == 1)
    var first = self.search()
    first.advance(by: -1, in: history)
    #expect(first.line == nil)
  }

  @Test func thePromptShowsNoControlCharacters() {
    var search = search()
    search.append("\u{1B}[2J", in: history)
    #expect(!search.prompt.contains("\u{1B}"))
  }
}
