import Platen
import Testing

@testable import PlatenTranscript

/// Tests of opening screens by name.
@MainActor
@Suite struct ScreenRegistryTests {
  @Test func previewsAreSearchedOnlyIfTheNameMayMeanOne() throws {
    var searches = 0
    let registry = ScreenRegistry([.init("teas") { Text("all") }]) {
      searches += 1
      return [FoundPreview(Tea_Previews.self)]
    }
    #expect(try registry.entry("teas", nil).title == "teas")
    #expect(searches == 0)
    #expect(try registry.entry("Tea_Previews", nil).title == "Tea_Previews")
    #expect(searches > 0)
  }

  @Test func previewsWithATakenNameAreNumbered() {
    let named = ["Tea_Previews", "other"].map { ScreenRegistry.Entry($0) { Text("") } }
    let numbered = ScreenRegistry.Entry("Tea_Previews", variant: "2") { Text("") }
    let previews = [FoundPreview(Tea_Previews.self), FoundPreview(Tea_Previews.self)]
    #expect(
      ScreenRegistry(named + [numbered], previews: { previews }).entries.map(\.title) == [
        "Tea_Previews", "other", "Tea_Previews 2", "Tea_Previews 3", "Tea_Previews 4",
      ])
  }
}

private struct Tea_Previews: PreviewProvider {
  static var previews: some View { Text("sencha") }
}
