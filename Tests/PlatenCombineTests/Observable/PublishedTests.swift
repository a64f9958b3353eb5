import PlatenCombine
import Testing

struct PublishedTests {
  class Model: ObservableObject {
    @Published var name = ""
    @Published private(set) var count = 0
    func increment() { count += 1 }
  }

  final class Submodel<Extra>: Model {
    @Published var extra: Extra
    init(_ extra: Extra) { self.extra = extra }
  }

  @MainActor final class MainModel: ObservableObject {
    @Published var state = 0
  }

  @Test func aNewValueIsPublishedBeforeItIsStored() {
    let model = Model()
    var seen: [String] = []
    let changes = model.objectWillChange.sink { seen.append("will change \(model.name)") }
    let subscription = model.$name.sink { seen.append("\($0) after \(model.name)") }
    model.name = "Ada"
    #expect(seen == [" after ", "will change ", "Ada after "])
    #expect(model.name == "Ada")
    withExtendedLifetime((changes, subscription)) {}
  }

  @Test func allPropertiesOfAnObjectAnnounceItsChanges() {
    let model = Submodel(extra())
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.name = "Ada"
    model.increment()
    model.extra = [2]
    #expect(count == 3)
    #expect(model.objectWillChange === model.objectWillChange)
    withExtendedLifetime(subscription) {}
  }

  private func extra() -> [Int] { [1] }

  @MainActor @Test func propertiesOfModelsOnTheMainActorArePublished() {
    let model = MainModel()
    var seen: [Int] = []
    let subscription = model.$state.sink { seen.append($0) }
    model.state += 1
    #expect(seen == [0, 1])
    withExtendedLifetime(subscription) {}
  }

  @Test func aPublisherIsAssignedToAPropertyForAsLongAsTheObjectLives() {
    let source = PassthroughSubject<String, Never>()
    var model: Model? = Model()
    weak let alive = model
    if let model { source.assign(to: &model.$name) }
    source.send("Ada")
    #expect(model?.name == "Ada")
    model = nil
    #expect(alive == nil)
    source.send("Bob")
  }

  @Test func anObjectWithoutPublishedPropertiesHasOnePublisher() {
    final class Plain: ObservableObject {}
    let object = Plain()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(Plain().objectWillChange !== object.objectWillChange)
  }

  @Test func publishersOfObjectsThatAreGoneAreForgotten() {
    final class Plain: ObservableObject {}
    weak var first: ObservableObjectPublisher?
    do {
      let object = Plain()
      first = object.objectWillChange
    }
    for _ in 0..<1_000 { _ = Plain().objectWillChange }
    #expect(first == nil)
  }
}
