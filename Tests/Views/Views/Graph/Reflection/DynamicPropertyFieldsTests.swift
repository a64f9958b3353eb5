import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct DynamicPropertyFieldsTests {
  private static let hint: Comment = "This compiler describes the fields of a type differently"

  @MainActor
  private struct Form: DynamicProperty {
    var isOpen = false
    @State var name = ""
  }

  @MainActor
  private struct Screen {
    var small: UInt8 = 1
    @State var count = 0
    var form = Form()
    var last: UInt8 = 2
  }

  @MainActor
  private final class Model {
    @State var count = 0
  }

  @Test func nestedDynamicPropertiesAreFoundByName() {
    let fields = DynamicPropertyFields.of(Screen.self)
    let (count, name) = (StateBox(0), StateBox(""))
    let names = [count.dependency, name.dependency].map { fields.name(of: $0, in: [count, name]) }
    #expect(names == ["count", "form.name"], Self.hint)
    #expect(fields.name(of: StateBox(0).dependency, in: [count, name]) == nil)
  }

  @Test func bindingAStructConnectsEachDynamicPropertyAtItsOffset() throws {
    let host = TestGraph(Text(""))
    let node = try #require(host.graph.root)
    var screen = Screen()
    var storage: PropertyStorage = []
    DynamicPropertyFields.of(Screen.self).bind(&screen, to: node, storing: &storage)
    (screen.count, screen.form.name) = (7, "Ada")
    #expect((storage.first as? StateBox<Int>)?.unnoted == 7, Self.hint)
    #expect((storage.last as? StateBox<String>)?.unnoted == "Ada", Self.hint)
    #expect((screen.small, screen.last) == (1, 2), Self.hint)
  }

  @Test func dynamicPropertiesAreFoundOnlyInStructs() {
    #expect(DynamicPropertyFields.of(Screen.self).hasProperties, Self.hint)
    #expect(!DynamicPropertyFields.of(Int.self).hasProperties, Self.hint)
    let model = DynamicPropertyFields.of(Model.self)
    #expect(model.areOfClass && !model.hasProperties, Self.hint)
  }
}
