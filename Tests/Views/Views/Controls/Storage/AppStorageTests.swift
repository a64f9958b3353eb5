import Foundation
import PlatenNavigation
import PlatenTesting
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
      TestGraph(SettingsScreen().defaultAppStorage(store)),
      TestGraph(Summary().defaultAppStorage(store)),
      TestGraph(Summary().defaultAppStorage(VolatileDefaults())),
    ]
    stages[0].control("Notify me")?.perform(.toggle)
    #expect(stages.map(\.lines.last) == ["notices", "notices", "silence"])
  }

  @Test func changingAStoredValueEvaluatesOnlyTheViewsThatReadItsKey() {
    let store = VolatileDefaults()
    let (host, other) = (TestGraph(Summary().defaultAppStorage(store)), Other(store: store))
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
    let host = TestGraph(Summary().defaultAppStorage(store))
    store.set(true, forKey: "notifies")
    #expect(host.lines == ["silence"])
    #expect(TestGraph(Summary().defaultAppStorage(store)).lines == ["notices"])
    #expect(host.lines == ["notices"])
  }

  @Test func aProjectedBindingUpdatesTheStore() {
    let store = VolatileDefaults()
    let host = TestGraph(width: 20, NameScreen().defaultAppStorage(store))
    host.control("Name")?.perform(.set("Ada"))
    #expect(host.lines == ["Name [Ada          ]", "Hello, Ada"])
    #expect(store.string(forKey: "name") == "Ada")
  }

  @Test func anExplicitStoreOverridesTheDefaultStore() {
    let (own, around) = (VolatileDefaults(), VolatileDefaults())
    own.set("Ada", forKey: "name")
    around.set("Grace", forKey: "name")
    #expect(TestGraph(NameScreen(store: own).defaultAppStorage(around)).lines.last == "Hello, Ada")
    #expect(TestGraph(NameScreen().defaultAppStorage(around)).lines.last == "Hello, Grace")
  }

  @Test func settingAStoredValueWhileAViewIsEvaluatedIsReported() {
    let host = TestGraph(Hasty().defaultAppStorage(VolatileDefaults()))
    #expect(
      host.warnings == [
        """
        setting @AppStorage("hasty") while Hasty is being evaluated is not allowed: the screen \
        may be out of date; make the change in an action or a task
        """
      ])
  }

  @Test func aModelUsesTheStoreOfItsSession() async {
    for _ in 1...2 {
      await expectTranscript(of: ModelScreen()) {
        """
          [ ] Notify me
          0 changes
          silence
        > toggle "Notify me"
        - [ ] Notify me
        + [x] Notify me
        - 0 changes
        + 1 changes
        - silence
        + notices
        """
      }
    }
    #expect(UserDefaults.standard.object(forKey: "notifies") == nil)
  }

  @Test func aModelWithoutAScreenUsesTheStoreOfItsTest() async {
    for _ in 1...2 {
      await withVirtualTime { _ in
        let model = SettingsModel()
        #expect(!model.notifies)
        model.notifies = true
        #expect(SettingsModel().notifies)
      }
    }
    #expect(UserDefaults.standard.object(forKey: "notifies") == nil)
  }

  @Test func aSharedModelUsesTheStoreOfTheActiveSession() async {
    let model = SettingsModel()
    await withVirtualTime { _ in model.notifies = true }
    await withVirtualTime { _ in #expect(!model.notifies) }
    #expect(!model.notifies)
  }

  @Test func aSessionInVirtualTimeHasItsOwnStore() throws {
    for _ in 1...2 {
      let session = Session(SettingsScreen(), time: .virtual)
      #expect(session.frame.lines.last?.text == "silence")
      try session.toggle("Notify me")
      session.close()
    }
    #expect(UserDefaults.standard.object(forKey: "notifies") == nil)
  }

  @Test func aModelPublishesBeforeAStoredPropertyChanges() async {
    await withVirtualTime { _ in
      let model = SettingsModel()
      var seen: [Bool] = []
      let subscription = model.objectWillChange.sink { seen.append(model.notifies) }
      model.notifies = true
      #expect(seen == [false])
      model.$notifies.wrappedValue = false
      #expect(seen == [false, true])
      SettingsModel().notifies = true
      #expect(seen == [false, true, false])
      subscription.cancel()
    }
  }

  @Test func modelsPublishInTheOrderInWhichTheyHaveUsedTheValue() async {
    await withVirtualTime { _ in
      let models = (0..<20).map { _ in SettingsModel() }
      var published: [Int] = []
      let subscriptions = models.enumerated().map { number, model in
        model.objectWillChange.sink { published.append(number) }
      }
      for model in models.reversed() { #expect(!model.notifies) }
      models[7].notifies = true
      #expect(published == Array((0..<20).reversed()))
      withExtendedLifetime(subscriptions) {}
    }
  }

  @MainActor
  private final class SuiteModel: ObservableObject {
    @AppStorage var count: Int

    init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }
  }

  @Test func modelsWithStoresOfOneSuitePublishBeforeTheValueChanges() throws {
    let suite = "AppStorageTests-\(UUID())"
    let suites = [suite, suite, suite, suite + "-other"]
    let stores = suites.compactMap { UserDefaults(suiteName: $0) }
    try #require(stores.count == suites.count)
    defer { stores[0].removePersistentDomain(forName: suite) }
    // The stores of the models alternate.
    let models = (stores[..<3] + stores).map { SuiteModel($0) }
    var published: [String] = []
    let subscriptions = models.enumerated().map { number, model in
      model.objectWillChange.sink { published.append("\(number): \(models.map(\.count))") }
    }
    for model in models { #expect(model.count == 0) }
    models[4].count = 1
    #expect(published == (0..<6).map { "\($0): [0, 0, 0, 0, 0, 0, 0]" })
    #expect(models.map(\.count) == [1, 1, 1, 1, 1, 1, 0])
    #expect(stores[0].dictionaryRepresentation().keys.allSatisfy { !$0.hasPrefix("platen-") })
    withExtendedLifetime(subscriptions) {}
  }

  @Test func anObjectThatIsNotObservableCanStoreProperties() async {
    await withVirtualTime { _ in
      let controller = Controller()
      controller.notifies = true
      #expect(SettingsModel().notifies)
    }
  }

  @MainActor
  private final class Controller {
    @AppStorage("notifies") var notifies = false
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

@MainActor
private final class SettingsModel: ObservableObject {
  @AppStorage("notifies") var notifies = false
}

/// A screen that shows a model's stored property and counts the changes that the model publishes.
private struct ModelScreen: View {
  @StateObject private var model = SettingsModel()
  @State private var changes = 0

  var body: some View {
    Toggle("Notify me", isOn: $model.notifies)
    Text("\(changes) changes").onReceive(model.objectWillChange) { changes += 1 }
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
