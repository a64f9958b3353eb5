import PlatenCombine
import Testing

struct CollectTests {
  @Test func allValuesAreSentAsOneArray() {
    #expect(values(1, 2, 3).collect().signals == ["[1, 2, 3]", "finished"])
    #expect(values().map { (value: Int) in value }.collect().signals == ["[]", "finished"])
    #expect(failing(1, 2).collect().signals == ["failed"])
  }
}
