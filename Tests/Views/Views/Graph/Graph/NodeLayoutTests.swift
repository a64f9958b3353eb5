import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct NodeLayoutTests {
  @Test func aChangeForgetsTheWidthsAndIsANewVersion() {
    var layout = NodeLayout()
    layout.widths = WidthRange(1, 2, 3)
    layout.isReliedOn = true
    layout.invalidate()
    #expect(layout.widths == nil)
    #expect(!layout.isReliedOn)
    #expect(layout.version == 1)
  }
}
