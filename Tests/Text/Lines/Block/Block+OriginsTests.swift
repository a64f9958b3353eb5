import Testing

@testable import PlatenLines

@Suite struct BlockOriginsTests {
  private let window = NodeID(1)
  private let row = NodeID(2)
  private let other = NodeID(3)

  private var page: Block {
    let rows = Block(joining: [Block(["a"], origin: row), ["b"], ["c"]])
    return Block(joining: [Block(["above"], origin: other), rows.owned(by: window), ["below"]])
  }

  @Test func linesAreFoundByTheirOriginAndByAnEnclosingOrigin() {
    #expect(page.lines(from: [row]) == 1..<2)
    #expect(page.lines(from: [window]) == 1..<4)
    #expect(page.lines(from: [window, row, other]) == 0..<4)
    #expect(page.lines(from: [NodeID(4)]) == nil)
  }

  @Test func linesKeepTheirEnclosingOriginAfterMappingAndSlicing() {
    let indented = page.mapLines { $0.indented(by: 2) }
    #expect(indented.lines(from: [window]) == 1..<4)
    #expect(page.dropFirst(2).lines(from: [window]) == 0..<2)
    #expect(page.prefix(2).lines(from: [window]) == 1..<2)
    let again = page.mapLines(reusing: (page, indented)) { $0.indented(by: 2) }
    #expect(again.lines(from: [window]) == 1..<4)
  }
}
