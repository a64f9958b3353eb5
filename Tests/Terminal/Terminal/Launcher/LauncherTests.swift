import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite final class LauncherTests {
  private static let choices = [
    Launcher.Choice(title: "form", summary: "Two rules"),
    Launcher.Choice(title: "signup", summary: "A registration"),
    Launcher.Choice(title: "movies", summary: ""),
    Launcher.Choice(title: "movies light", summary: "In another style", isHidden: true),
    Launcher.Choice(title: "posts", summary: "日本語"),
  ]
  private var launcher = Launcher(LauncherTests.choices)

  private func texts(width: Int = 40, height: Int = 10) -> [String] {
    launcher.rows(width: width, height: height, glyphs: .unicode).map(\.text)
  }

  private func filter(_ line: String, isCommand: Bool = false) -> [String] {
    launcher.filter(by: line, isCommand: isCommand)
    return launcher.shown.map(\.title)
  }

  @Test func theCursorBeginsOnTheOpenScreen() {
    let open = Launcher.Choice(title: "github", summary: "", isOpen: true)
    #expect(Launcher(Self.choices + [open]).chosen == open)
    let variant = Launcher.Choice(title: "github light", summary: "", isHidden: true, isOpen: true)
    #expect(Launcher(Self.choices + [variant]).chosen == Self.choices[0])
  }

  @Test func eachScreenHasARowWithItsDescription() {
    let rows = texts()
    #expect(rows[0] == "form    Two rules                       ")
    #expect(rows[1] == "signup  A registration")
    #expect(texts().count == 4)
    #expect(launcher.chosen?.title == "form")
  }

  @Test func theCursorMovesWithoutWrapping() {
    #expect(launcher.move(by: .upArrow) == false)
    for _ in 0..<9 { #expect(launcher.move(by: .downArrow) == true) }
    #expect(launcher.chosen?.title == "posts")
    #expect(launcher.move(by: .upArrow) == true)
    #expect(launcher.chosen?.title == "movies")
    #expect(launcher.move(by: .leftArrow) == false)
  }

  @Test func homeAndEndMoveTheCursorUnlessTextIsTyped() {
    #expect(launcher.move(by: .end) == true)
    #expect(launcher.chosen?.title == "posts")
    #expect(launcher.move(by: .home) == true)
    #expect(launcher.chosen?.title == "form")
    _ = filter("m")
    #expect(launcher.move(by: .end) == false)
    #expect(launcher.chosen?.title == "movies")
  }

  @Test func lettersFilterTitlesAndFindVariants() {
    #expect(filter("m") == ["movies", "movies light", "form"])
    #expect(launcher.chosen?.title == "movies")
    #expect(filter("LIGHT") == ["movies light"])
    #expect(filter("") == ["form", "signup", "movies", "posts"])
  }

  @Test func aCommandDoesNotFilterAndHasNoCursor() {
    #expect(filter("open", isCommand: true) == ["form", "signup", "movies", "posts"])
    #expect(launcher.chosen == nil)
    #expect(launcher.move(by: .downArrow) == false)
    #expect(filter("").count == 4)
    #expect(launcher.chosen?.title == "form")
  }

  @Test func textThatNoTitleContainsShowsAllScreensWithoutACursor() {
    #expect(filter("xyz") == ["form", "signup", "movies", "posts"])
    #expect(launcher.chosen == nil)
  }

  @Test func aFilteredListKeepsItsHeight() {
    _ = filter("sign")
    #expect(texts().map { $0.hasPrefix("signup") } == [true, false, false, false])
    #expect(texts().dropFirst().allSatisfy { $0.isEmpty })
  }

  @Test func theCursorIsVisibleInAShortTerminal() {
    for height in 1...5 {
      launcher = Launcher(LauncherTests.choices)
      for _ in 0..<4 {
        let texts = texts(height: height)
        #expect(texts.count == min(height, 4))
        let title = launcher.chosen?.title ?? ""
        #expect(texts.contains { $0.hasPrefix(title) })
        _ = launcher.move(by: .downArrow)
      }
    }
  }

  @Test func rowsFitTheTerminal() {
    for width in 2...40 {
      #expect(texts(width: width).allSatisfy { $0.cells <= width })
    }
  }
}
