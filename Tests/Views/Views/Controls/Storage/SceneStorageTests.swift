import Foundation
import PlatenContext
import PlatenNavigation
import PlatenSession
import PlatenTesting
import Testing

/// Values that last as long as their session.
@MainActor
@Suite struct SceneStorageTests {
  @MainActor
  private struct Unlinked {
    @SceneStorage("unlinked") var count = 3
  }

  private struct Screen: View {
    @State private var read = 0

    var body: some View {
      Button("Use") {
        let unlinked = Unlinked()
        unlinked.count = 5
        unlinked.$count.wrappedValue = 7
        read = unlinked.count
      }
      Text("\(read)")
    }
  }

  @Test func sceneStorageOutsideAViewKeepsItsInitialValue() async throws {
    let session = Session(Screen())
    try session.press("Use")
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["( Use )", "3"])
    #expect(UserDefaults.standard.object(forKey: "unlinked") == nil)
    let end = """
      @SceneStorage("unlinked") outside a view on the screen has no effect: only its initial value is \
      available
      """
    #expect(
      session.log.lines == ["setting", "binding to", "reading"].map { "warning: \($0) \(end)" })
  }

  private enum Page: String { case home, search }
  private enum Level: Int { case low, high }

  private struct Optionals: View {
    @SceneStorage("page") private var page: Page?
    @SceneStorage("level") private var level: Level?

    var body: some View {
      Text("\(page?.rawValue ?? "no page"), \(level?.rawValue ?? -1)")
      Button("Set") { (page, level) = (.search, .high) }
      Button("Reset") { (page, level) = (nil, nil) }
    }
  }

  @Test func anOptionalEnumerationIsStoredAsItsRawValue() async {
    await expectTranscript(of: Optionals()) {
      """
        no page, -1
        ( Set )
        ( Reset )
      > press Set
      - no page, -1
      + search, 1
      > press Reset
      - search, 1
      + no page, -1
      """
    }
  }

  private struct Hasty: View {
    @SceneStorage("hasty") private var count = 0

    var body: some View {
      count = 1
      return Text("\(count)")
    }
  }

  @Test func aWarningNamesThePropertyWrapperAndItsKey() {
    let host = TestGraph(Hasty())
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.hasPrefix("setting @SceneStorage(\"hasty\") while") == true)
  }
}
