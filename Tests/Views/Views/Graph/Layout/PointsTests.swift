import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct PointsTests {
  @Test func eightPointsEqualOneCell() {
    #expect([0, 1, 8, 11, 12, 16, 80].map(Points.cells) == [0, 1, 1, 1, 2, 2, 10])
  }

  @Test func sixteenPointsEqualOneLine() {
    #expect([0, 1, 16, 23, 24, 160].map(Points.lines) == [0, 1, 1, 1, 2, 10])
  }

  @Test func invalidLengthsInPointsConvertToZero() {
    #expect([-1, -.infinity, .nan].map(Points.cells) == [0, 0, 0])
    #expect([-1, -.infinity, .nan].map(Points.lines) == [0, 0, 0])
  }

  @Test func hugeLengthsInPointsAreClampedToTheMaximum() {
    #expect([1e9, .infinity].map(Points.cells) == [WidthRange.unlimited, WidthRange.unlimited])
    #expect([1e9, .infinity].map(Points.lines) == [Points.maxLines, Points.maxLines])
  }
}
