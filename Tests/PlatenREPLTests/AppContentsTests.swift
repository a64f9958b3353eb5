import Foundation
import PlatenREPL
import Testing

@testable import PlatenREPL

/// What the scenes of an app add up to.
@MainActor
@Suite struct AppContentsTests {
  private func titles(@SceneBuilder _ scene: () -> some Scene) -> [String] {
    AppContents(of: scene()).registry.entries.map(\.title)
  }

  @Test func screensKeepTheirOrder() {
    #expect(titles { Screen("one") { Text("") } } == ["one"])
    #expect(
      titles {
        Screen("two") { Text("") }
        Screen("one") { Text("") }
        Screen("one", variant: "light") { Text("") }
      } == ["two", "one", "one light"])
  }

  @Test(arguments: [true, false])
  func scenesMayDepend(isOn: Bool) {
    #expect(titles { if isOn { Screen("maybe") { Text("") } } } == (isOn ? ["maybe"] : []))
    #expect(
      titles {
        if isOn {
          Screen("on") { Text("") }
          Screen("also") { Text("") }
        } else {
          Screen("off") { Text("") }
        }
      } == (isOn ? ["on", "also"] : ["off"]))
  }

  @Test func scenesAreMadeOfScenes() {
    #expect(titles { Several() } == ["one", "two"])
  }

  @Test func aGroupOfScenesIsItsScenes() {
    #expect(
      titles {
        Group {
          Screen("one") { Text("") }
          Screen("two") { Text("") }
        }
        Screen("three") { Text("") }
      } == ["one", "two", "three"])
  }

  @Test func theFirstWindowGroupIsTheMainScreen() {
    let contents = AppContents(of: Windows())
    #expect(contents.main?.title == "main")
    #expect(contents.registry.entries.map(\.title) == ["help", "main", "settings"])
    #expect(AppContents(of: Several()).main == nil)
  }

  @Test func somethingIsDoneWithEachScreenThatIsOpened() async {
    var opened: [String] = []
    let contents = AppContents(
      of: Opened { opened.append($0.frame.lines[0].text) })
    let interpreter = CommandInterpreter(contents.registry) { _ in }
    for line in ["open main", "open other", "open last", "open main"] {
      #expect(await interpreter.play(line))
    }
    #expect(opened == ["first", "second", "first"])
  }

  @Test func scenesShareTheirEnvironment() async {
    var opened: [String] = []
    let contents = AppContents(of: Sharing { opened.append($0.frame.lines[0].text) })
    let interpreter = CommandInterpreter(contents.registry) { _ in }
    for line in ["open main", "open other", "open last"] { #expect(await interpreter.play(line)) }
    #expect(opened == ["Ada 3 7", "Ada 2 7", "nobody 1 7"])
  }

  /// What a test of a recording calls a screen by.
  @Test func aScreenIsKnownByItsViewAndNotByItsEnvironment() {
    let contents = AppContents(of: Translated())
    #expect(contents.registry.named.map { $0.viewType?.name } == [nil, nil, "Date"])
  }

  private struct Translated: Scene {
    var body: some Scene {
      Group {
        WindowGroup { Text("") }
        Screen("other") { Text("") }
        Screen("dates") { ForEach([Date.distantPast], id: \.self) { _ in Text("") } }
      }
      .environment(\.locale, Locale(identifier: "de"))
    }
  }

  @Test func aCommandIsOneDeclaration() async {
    var lines: [String] = []
    let contents = AppContents(
      of: Command("double", "N", "Doubles.") { words in
        guard let number = Int(words[0]) else { throw CommandError("\(words[0]) is no number") }
        return ["\(number * 2)"]
      })
    let interpreter = CommandInterpreter(contents.registry, commands: contents.commands) {
      lines.append($0.text)
    }
    #expect(await interpreter.play("double 21"))
    #expect(await !interpreter.play("double x"))
    #expect(await !interpreter.play("double"))
    #expect(
      lines == [
        "> double 21", "  42", "> double x", "! x is no number", "> double",
        "! missing N: double N",
      ])
  }

  @Test func repeatedNamesAreAProblem() {
    #expect(AppContents(of: Windows()).problem == nil)
    #expect(
      AppContents(of: Twice()).problem
        == "two screens of this app are called main; give one another name or a variant")
    #expect(
      AppContents(of: TwoCommands()).problem
        == "two commands of this app are called greet; give one another name")
  }

  @Test func aPersonIsToldWhatCanBeOpened() {
    #expect(
      AppContents(of: Several()).greeting(hasFocus: false)
        == "# open one, open two; help says what can be done")
    #expect(
      AppContents(of: Command("x", "", "") { _ in [] }).greeting(hasFocus: true)
        == "# help says what can be done, Tab leads into the screen")
  }
}

private struct Opened: Scene {
  let note: @MainActor (Session) -> Void

  var body: some Scene {
    WindowGroup { Text("first") }.onOpen(perform: note)
    Screen("other") { Text("second") }.onOpen(perform: note)
    Screen("last") { Text("third") }
  }
}

/// Screens that are told who is there, and a number by the nearest of the scenes around.
private struct Sharing: Scene {
  @MainActor
  private final class Account: ObservableObject {
    @Published var name = "Ada"
  }

  @MainActor @Observable
  final class Settings {
    var size = 7
  }

  private struct Reader: View {
    @EnvironmentObject var account: Account
    @Environment(Settings.self) private var settings
    @Environment(\.number) private var number

    var body: some View { Text("\(account.name) \(number) \(settings.size)") }
  }

  private let account = Account()
  let note: @MainActor (Session) -> Void

  var body: some Scene {
    Group {
      Group {
        WindowGroup(id: "main") { Reader() }.onOpen(perform: note).environment(\.number, 3)
        Screen("other") { Reader() }.onOpen(perform: note)
      }
      .environment(\.number, 2)
      .environmentObject(account)
      Screen("last") { Reader().environmentObject(nobody) }.onOpen(perform: note)
    }
    .environment(\.number, 1)
    .environment(Settings())
  }

  private var nobody: Account {
    let account = Account()
    account.name = "nobody"
    return account
  }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Several: Scene {
  var body: some Scene {
    Screen("one") { Text("") }
    Screen("two") { Text("") }
  }
}

private struct Windows: Scene {
  var body: some Scene {
    Screen("help") { Text("") }
    WindowGroup { Text("") }
    WindowGroup("settings") { Text("") }
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
