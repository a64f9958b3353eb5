import PlatenLines
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct BarTests {
  @Test(
    arguments: [
      (0, "[----------]"), (0.01, "[#---------]"), (0.7 - 0.4, "[###-------]"),
      (0.99, "[#########-]"), (1, "[##########]"), (-1, "[----------]"), (7, "[##########]"),
    ] as [(Double, String)])
  func aBarIsFilledToTheGivenFraction(part: Double, text: String) {
    #expect(Line.bar(part).text == text)
  }
}
