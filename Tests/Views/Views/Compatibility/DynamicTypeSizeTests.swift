import PlatenCompatibility
import Testing

@Suite struct DynamicTypeSizeTests {
  @Test func theFiveLargestDynamicTypeSizesAreAccessibilitySizes() {
    let sizes = DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
    #expect(sizes.count == 5)
    #expect(sizes.min() == .accessibility1)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }
}
