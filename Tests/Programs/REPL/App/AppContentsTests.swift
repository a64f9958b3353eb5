import PlatenREPL
import Testing

@testable import PlatenREPL

/// Tests of the screens that an app's scenes provide.
@MainActor
@Suite struct AppContentsTests {
  @Test func screensAreListedInOrderOfDeclaration() {
    #expect(titles { Screen("one") { Text("") } } == ["one"])
    #expect(
      titles {
        Screen("two") { Text("") }
        Screen("one") { Text("") }
        Screen("one", variant: "light") { Text("") }
      } == ["two", "one", "one light"])
  }

  @Test func repeatedNamesAreReported() {
    #expect(AppContents(of: Windows()).problem == nil)
    #expect(
      AppContents(of: Twice()).problem
        == "two screens of this app are named main; rename one or give it a variant")
    #expect(
      AppContents(of: TwoCommands()).problem
        == "two commands of this app are named greet; rename one")
  }

  @Test func theGreetingListsTheScreens() {
    #expect(
      AppContents(of: Several()).greeting
        == "# open one, open two; help lists the commands")
    #expect(
      AppContents(of: Command("x", "", "") { _ in [] }).greeting == "# help lists the commands")
  }
}

private struct Twice: Scene {
  var body: some Scene {
    WindowGroup { Text("") }
    WindowGroup { Text("") }
  }
}

private struct TwoCommands: Scene {
  var body: some Scene {
    Command("greet", "", "") { _ in [] }
    Command("greet", "NAME", "") { _ in [] }
  }
}
