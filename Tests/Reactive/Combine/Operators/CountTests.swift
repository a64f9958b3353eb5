import PlatenCombine
import Testing

struct CountTests {
  @Test func valuesAreCounted() {
    #expect(values("a", "b", "c").count().signals == ["3", "finished"])
    #expect(failing("a").count().signals == ["failed"])
  }
}
