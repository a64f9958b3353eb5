import PlatenREPL
import Testing

@testable import PlatenREPL

@MainActor
@Suite struct WindowGroupTests {
  @Test func theFirstWindowGroupIsTheMainScreen() {
    let contents = AppContents(of: Windows())
    #expect(contents.main?.title == "main")
    #expect(contents.registry.entries.map(\.title) == ["help", "main", "settings"])
    #expect(AppContents(of: Several()).main == nil)
  }
}
