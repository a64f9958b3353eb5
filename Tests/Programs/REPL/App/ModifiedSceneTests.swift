import Foundation
import PlatenREPL
import Testing

@testable import PlatenREPL

@MainActor
@Suite struct ModifiedSceneTests {
  @Test func scenesShareTheirEnvironment() async {
    var opened: [String] = []
    let contents = AppContents(of: Sharing { opened.append($0.frame.lines[0].text) })
    let interpreter = CommandInterpreter(contents.registry) { _ in }
    for line in ["open main", "open other", "open last"] { #expect(await interpreter.play(line)) }
    #expect(opened == ["Ada 3 7", "Ada 2 7", "nobody 1 7"])
  }

  /// Tests that are generated from a recording refer to the screen by this name.
  @Test func aScreenIsNamedAfterItsViewNotItsModifiers() {
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
}

/// Screens that receive a user from an outer scene, and a number from the nearest enclosing scene.
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
