import Foundation
import PlatenTesting
import PlatenViews
import Testing

@MainActor
@Suite struct AppStorageTests {
  @Test func viewsWithTheSameStorageKeyShareAValue() async {
    await expectTranscript(of: SettingsScreen()) {
      """
        [ ] Notify me
        silence
      > toggle "Notify me"
      - [ ] Notify me
      + [x] Notify me
      - silence
      + notices
      """
    }
  }

  @Test func aStoredValueOutlivesItsScreenButNotItsTest() async {
    for _ in 1...2 {
      await expectTranscript(ofScreens: [
        "settings": { SettingsScreen() }, "summary": { Summary() },
      ]) {
        """
        > open settings
          [ ] Notify me
          silence
        > toggle "Notify me"
        - [ ] Notify me
        + [x] Notify me
        - silence
        + notices
        > open summary
          notices
        """
      }
    }
    #expect(UserDefaults.standard.object(forKey: "notifies") == nil)
  }

  @Test func screensWithTheSameStoreShareAValue() {
    let store = VolatileDefaults()
    let stages = [
      TestHost(SettingsScreen().defaultAppStorage(store)),
      TestHost(Summary().defaultAppStorage(store)),
      TestHost(Summary().defaultAppStorage(VolatileDefaults())),
    ]
    stages[0].control("Notify me")?.perform(.toggle)
    #expect(stages.map(\.lines.last) == ["notices", "notices", "silence"])
  }

  @Test func changingAStoredValueEvaluatesOnlyTheViewsThatReadItsKey() {
    let store = VolatileDefaults()
    let (host, other) = (TestHost(Summary().defaultAppStorage(store)), Other(store: store))
    #expect(host.evaluations { other.count = 3 } == 0)
    // The view that reads the value, and its text.
    #expect(host.evaluations { other.notifies = true } == 2)
    #expect(host.evaluations { other.notifies = true } == 0)
  }

  @MainActor
  private struct Other {
    @AppStorage var count: Int
    @AppStorage var notifies: Bool

    init(store: UserDefaults) {
      _count = AppStorage(wrappedValue: 0, "count", store: store)
      _notifies = AppStorage(wrappedValue: false, "notifies", store: store)
    }
  }

  @Test func aDirectChangeToTheStoreIsShownAfterTheNextRead() {
    let store = VolatileDefaults()
    let host = TestHost(Summary().defaultAppStorage(store))
    store.set(true, forKey: "notifies")
    #expect(host.lines == ["silence"])
    #expect(TestHost(Summary().defaultAppStorage(store)).lines == ["notices"])
    #expect(host.lines == ["notices"])
  }

  @Test func aProjectedBindingUpdatesTheStore() {
    let store = VolatileDefaults()
    let host = TestHost(width: 20, NameScreen().defaultAppStorage(store))
    host.control("Name")?.perform(.set("Ada"))
    #expect(host.lines == ["Name [Ada          ]", "Hello, Ada"])
    #expect(store.string(forKey: "name") == "Ada")
  }

  @Test func anExplicitStoreOverridesTheDefaultStore() {
    let (own, around) = (VolatileDefaults(), VolatileDefaults())
    own.set("Ada", forKey: "name")
    around.set("Grace", forKey: "name")
    #expect(TestHost(NameScreen(store: own).defaultAppStorage(around)).lines.last == "Hello, Ada")
    #expect(TestHost(NameScreen().defaultAppStorage(around)).lines.last == "Hello, Grace")
  }

  @Test func settingAStoredValueWhileAViewIsEvaluatedIsReported() {
    let host = TestHost(Hasty().defaultAppStorage(VolatileDefaults()))
    #expect(
      host.warnings == [
        """
        setting @AppStorage("hasty") while Hasty is being evaluated is not allowed: the screen \
        may be out of date; make the change in an action or a task
        """
      ])
  }

  private struct Hasty: View {
    @AppStorage("hasty") private var count = 0

    var body: some View {
      count = 1
      return Text("\(count)")
    }
  }
}

private struct SettingsScreen: View {
  @AppStorage("notifies") private var notifies = false

  var body: some View {
    Toggle("Notify me", isOn: $notifies)
    Summary()
  }
}

private struct Summary: View {
  @AppStorage("notifies") private var notifies = false

  var body: some View { Text(notifies ? "notices" : "silence") }
}

private struct NameScreen: View {
  @AppStorage private var name: String

  init(store: UserDefaults? = nil) {
    _name = AppStorage(wrappedValue: "", "name", store: store)
  }

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello, \(name)")
  }
}
