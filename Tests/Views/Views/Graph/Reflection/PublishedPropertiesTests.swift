import PlatenContext
import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct PublishedPropertiesTests {
  private static let hint: Comment = "This compiler describes the fields of a class differently"

  private class Named: ObservableObject {
    var plain = 0
    @Published var name = ""
  }

  private final class Counted: Named {
    var small: UInt8 = 0
    @Published var count = 0
  }

  @Test func theNameOfTheChangedPublishedPropertyIsFound() {
    let model = Counted()
    let before = PublishedProperties(of: model)
    (model.plain, model.small) = (1, 1)
    #expect(before.changed == nil, Self.hint)
    model.count = 1
    #expect(before.changed == "count", Self.hint)
    let later = PublishedProperties(of: model)
    model.name = "Ada"
    #expect(later.changed == "name", Self.hint)
  }

  @Test func followingAModelReportsTheNamesOfChangedProperties() {
    let model = Counted()
    let history = History()
    let subscriptions = PublishedProperties.follow(model) { name in
      MainActor.assumeIsolated { history.note(name) }
    }
    model.count = 1
    model.name = "Ada"
    #expect(history.take() == ["count", "name"], Self.hint)
    for subscription in subscriptions { subscription.cancel() }
  }
}
