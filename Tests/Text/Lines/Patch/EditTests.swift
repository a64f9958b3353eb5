import PlatenLines
import Testing

@Suite struct EditTests {
  @Test func adjacentInsertionsFormOneEdit() {
    let old = Frame(Block(joining: [block(1, "a"), block(2, "b")]))
    let new = Frame(
      Block(joining: [block(1, "a"), block(3, "x"), block(4, "y"), block(2, "b")]))
    let edits = old.patch(to: new).edits
    #expect(edits.map(\.kind) == [.insert])
    #expect(edits.map(\.new) == [1..<3])
  }
}
