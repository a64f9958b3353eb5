import Testing

@testable import PlatenLines

@Suite struct LinePositionTests {
  @Test func theBoundariesAroundAColumnEncloseItsWideCluster() {
    let line = Line("a日b")
    let (before, after) = line.boundaries(around: 2)
    #expect(before == .init(offset: 1, column: 1))
    #expect(after == .init(offset: 4, column: 3))
    #expect(line.boundaries(around: 1) == (before, before))
    #expect(line.end == .init(offset: 5, column: 4))
  }

  @Test func aSliceKeepsItsTextAndStyles() {
    let line = Line("ab") + Line("cd", style: Style(foreground: .red))
    let slice = line.slice(.init(offset: 1, column: 1), .init(offset: 3, column: 3))
    #expect(slice.text == "bc")
    #expect(slice.width == 2)
    #expect(slice.runs.map(\.style.foreground) == [nil, .red])
    #expect(line.slice(line.end, .start) == .empty)
  }
}
