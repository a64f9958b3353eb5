import PlatenCombine
import Testing

struct PublishedTests {
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

  @MainActor @Test func propertiesOfModelsOnTheMainActorArePublished() {
    let model = MainModel()
    var seen: [Int] = []
    let subscription = model.$state.sink { seen.append($0) }
    model.state += 1
    #expect(seen == [0, 1])
    withExtendedLifetime(subscription) {}
  }

  @Test func anAssignmentToAPublishedPropertyEndsWithItsObject() {
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
}
