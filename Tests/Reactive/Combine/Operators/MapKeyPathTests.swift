import PlatenCombine
import Testing

struct MapKeyPathTests {
  struct Point {
    let x, y, z: Int
  }

  @Test func mapSendsOneTwoOrThreeProperties() {
    let point = Point(x: 1, y: 2, z: 3)
    #expect(values(point).map(\.x).signals == ["1", "finished"])
    #expect(values(point).map(\.x, \.z).signals == ["(1, 3)", "finished"])
    #expect(values(point).map(\.z, \.y, \.x).signals == ["(3, 2, 1)", "finished"])
  }
}
