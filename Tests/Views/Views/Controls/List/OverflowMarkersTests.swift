import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct OverflowMarkersTests {
  @Test func aMarkerIsShownOnlyWhereRowsAreHidden() throws {
    let viewport = try TestViewport(count: 1)
    let node = viewport.node
    var markers = OverflowMarkers(of: node)
    markers.update(before: nil, after: 3, by: node)
    #expect(markers.first.isEmpty)
    #expect(markers.last.lines.map(\.text) == ["… 3 below"])
    markers.update(before: 2, after: nil, ends: ("before", "after"), by: node)
    #expect(markers.first.lines.map(\.text) == ["… 2 before"])
    #expect(markers.last.isEmpty)
  }

  @Test func hiddenRowsWithoutNumbersAreNotCounted() throws {
    let viewport = try TestViewport(count: 1)
    let node = viewport.node
    var markers = OverflowMarkers(of: node)
    markers.update(before: 0, after: nil, by: node)
    #expect(markers.first.lines.map(\.text) == ["… above"])
  }
}
