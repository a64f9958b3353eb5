import Observation
import PlatenSwiftData
import Testing

@Model final class Rack {
  @Relationship(deleteRule: .cascade, inverse: \Volume.rack) var volumes: [Volume] = []
  @Relationship(deleteRule: .deny) var lamp: Lamp?
  @Relationship(inverse: \Reader.racks) var readers: [Reader]? = []

  init() {}
}

@Model final class Volume {
  var title: String
  var rack: Rack?

  init(_ title: String, on rack: Rack? = nil) {
    self.title = title
    self.rack = rack
  }
}

@Model final class Lamp {
  init() {}
}

@Model final class Reader {
  var racks: [Rack] = []

  init() {}
}

@MainActor
@Suite struct ModelRelationshipTests {
  private let context: ModelContext
  private let rack = Rack()

  init() throws {
    context = try ModelContainer(for: Rack.self).mainContext
    context.insert(rack)
  }

  private var titles: [String] {
    get throws { try context.fetch(FetchDescriptor<Volume>()).map(\.title) }
  }

  @Test func bothSidesOfARelationshipFollowEachOther() throws {
    let (one, other) = (Volume("one"), Volume("other"))
    rack.volumes.append(one)
    other.rack = rack
    #expect(one.rack === rack)
    #expect(rack.volumes.map(\.title) == ["one", "other"])
    rack.volumes.removeFirst()
    #expect(one.rack == nil)
    let second = Rack()
    second.volumes = [other]
    #expect(rack.volumes.isEmpty && other.rack === second)
  }

  @Test func relatedModelsAreInserted() throws {
    rack.volumes.append(Volume("one"))
    context.insert(Volume("other", on: rack))
    #expect(try titles == ["one", "other"])
    #expect(rack.volumes.count == 2)
  }

  @Test func modelsAreDeletedWithTheOneThatRefersToThem() throws {
    rack.volumes = [Volume("one"), Volume("other")]
    context.delete(rack)
    #expect(try titles.isEmpty)
  }

  @Test func referencesToADeletedModelAreRemoved() throws {
    rack.volumes = [Volume("one"), Volume("other")]
    context.delete(rack.volumes[0])
    #expect(rack.volumes.map(\.title) == ["other"])
    let reader = Reader()
    rack.readers = [reader]
    #expect(reader.racks == [rack])
    context.delete(rack)
    #expect(reader.racks.isEmpty)
  }

  @Test func aDeniedDeletionCannotBeSaved() throws {
    let lamp = Lamp()
    rack.lamp = lamp
    try context.save()
    context.delete(rack)
    #expect(throws: (any Error).self) { try context.save() }
    context.delete(lamp)
    try context.save()
    #expect(!context.hasChanges)
  }
}
