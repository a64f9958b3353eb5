import PlatenCombine
import Testing

struct PublishedFieldsTests {
  final class Submodel<Extra>: Model {
    @Published var extra: Extra
    init(_ extra: Extra) { self.extra = extra }
  }

  @Test func changingAnyPropertySendsObjectWillChange() {
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
}
