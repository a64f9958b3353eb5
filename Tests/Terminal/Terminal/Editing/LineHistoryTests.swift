import Testing

@testable import PlatenTerminal

@Suite struct LineHistoryTests {
  @Test func aRepeatedLineIsAddedOnce() {
    var history = LineHistory(["a"])
    history.add("a")
    history.add("b")
    history.add("a")
    #expect(history.lines == ["a", "b", "a"])
    #expect(history.position == 3)
  }

  @Test func theOldestLineMakesRoomForAnother() {
    var history = LineHistory((1...HistoryFile.capacity).map(String.init))
    history.add("last")
    #expect(history.lines.count == HistoryFile.capacity)
    #expect(history.lines.first == "2")
  }

  @Test func changedLinesKeepTheirChanges() {
    var history = LineHistory(["one", "two"])
    #expect(history.move(to: 1, leaving: TextBuffer("new"))?.text == "two")
    #expect(history.move(to: 0, leaving: TextBuffer("two!"))?.text == "one")
    #expect(history.move(to: 1, leaving: TextBuffer("one"))?.text == "two!")
    #expect(history.move(to: 2, leaving: TextBuffer("two!"))?.text == "new")
  }

  @Test func enteringALineDiscardsTheChangesOfTheOthers() {
    var history = LineHistory(["one"])
    _ = history.move(to: 0, leaving: TextBuffer(""))
    _ = history.move(to: 1, leaving: TextBuffer("one!"))
    history.add("two")
    #expect(history.move(to: 0, leaving: TextBuffer(""))?.text == "one")
  }

  @Test func onlyOtherLinesCanBeReached() {
    var history = LineHistory(["one"])
    #expect(history.move(to: 1, leaving: TextBuffer("")) == nil)
    #expect(history.move(to: 2, leaving: TextBuffer("")) == nil)
    #expect(history.move(to: -1, leaving: TextBuffer("")) == nil)
    #expect(history.position == 1)
  }

  @Test func aTextIsFoundInBothDirections() {
    let history = LineHistory(["set a", "open", "set b"])
    #expect(history.index(of: "set", from: 3, by: -1) == 2)
    #expect(history.index(of: "set", from: 1, by: -1) == 0)
    #expect(history.index(of: "set", from: 1, by: 1) == 2)
    #expect(history.index(of: "close", from: 3, by: -1) == nil)
    #expect(LineHistory().index(of: "", from: 0, by: -1) == nil)
  }
}
