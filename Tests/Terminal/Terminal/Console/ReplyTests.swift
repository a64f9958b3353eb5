import PlatenLines
import PlatenTestSupport
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct ReplyTests {
  @Test func theRowsOfAReplyAreThoseOfItsWrappedLines() {
    var reply = Reply()
    #expect(reply.rowCount(width: 10) == 0)
    reply.add([Line("1234567890"), Line("12345678901"), .empty])
    #expect(reply.rowCount(width: 10) == 4)
    #expect(reply.rowCount(width: 40) == 3)
    reply.add([Line("123")])
    #expect(reply.rowCount(width: 40) == 4)
    reply.clear()
    #expect(reply.rowCount(width: 10) == 0)
  }

  @Test func theRowsOfAReplyAreCountedOnceForManyFrames() {
    let cost = growth(from: 200) { count in
      var reply = Reply()
      reply.add((0..<count).map { Line("line \($0)") })
      for _ in 0..<count { #expect(reply.rowCount(width: 80) == count) }
    }
    #expect(cost < 8, "\(cost)")
  }

  @Test func onlyTheLastLinesOfAnEndlessReplyAreKept() {
    var reply = Reply()
    for number in 1...3000 { reply.add([Line("\(number)")]) }
    #expect(reply.lines.count == 1000)
    #expect(reply.lines.last?.text == "3000")
  }

  @Test func theOverlayOfAReplyWrapsItsLines() {
    var reply = Reply()
    reply.add([Line("! one two")])
    var overlay = reply.overlay
    let rows = overlay.rows(width: 6, height: 9, minHeight: 0, glyphs: .unicode)
    #expect(rows.map(\.text) == ["! one", "two"])
  }
}
