import Foundation
import Observation
import PlatenSwiftData
import Testing

@MainActor
@Suite struct ModelContextTests {
  private let context: ModelContext

  init() throws {
    context = try ModelContainer(
      for: Tea.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
  }

  private func tea(_ name: String, code: Int = 0) -> Tea {
    let tea = Tea(name: name, code: code)
    context.insert(tea)
    return tea
  }

  private func names(_ descriptor: FetchDescriptor<Tea> = FetchDescriptor()) throws -> [String] {
    try context.fetch(descriptor).map(\.name)
  }

  @Test func modelsAreInsertedAndDeleted() throws {
    let (one, other) = (tea("b"), tea("a"))
    #expect(one.modelContext === context)
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    one.name = "c"
    #expect(one.hasChanges && context.hasChanges)
    context.delete(other)
    #expect(other.isDeleted)
    #expect(try names() == ["c"])
    _ = tea("d")
    context.rollback()
    #expect(try names() == ["c", "a"])
    let found: Tea? = context.registeredModel(for: one.persistentModelID)
    #expect(found === one)
    try context.delete(model: Tea.self, where: #Predicate { $0.name == "a" })
    #expect(try context.fetchCount(FetchDescriptor<Tea>()) == 1)
    context.container.deleteAllData()
    #expect(try names().isEmpty)
  }

  @Test func descriptorsSortAndSelectModels() throws {
    for (name, code) in [("b", 1), ("c", 2), ("a", 3)] { _ = tea(name, code: code) }
    var descriptor = FetchDescriptor<Tea>(sortBy: [SortDescriptor(\.name)])
    #expect(try names(descriptor) == ["a", "b", "c"])
    descriptor.predicate = #Predicate { $0.code > 1 }
    #expect(try names(descriptor) == ["a", "c"])
    descriptor.fetchOffset = 1
    #expect(try names(descriptor) == ["c"])
    descriptor.fetchOffset = nil
    descriptor.fetchLimit = 1
    #expect(try names(descriptor) == ["a"])
  }

  @Test func aChangeIsObserved() throws {
    let tea = tea("a")
    let changes = Changes()
    withObservationTracking {
      _ = tea.steeps
    } onChange: {
      changes.count += 1
    }
    tea.steeps.append(3)
    #expect(changes.count == 1)
    #expect(context.hasChanges)
    #expect(tea == tea && tea != Tea(name: "a", code: 0))
  }

  // The change is observed at once, on the main actor.
  private final class Changes: @unchecked Sendable {
    var count = 0
  }
}
