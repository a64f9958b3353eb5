import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct MetadataKindTests {
  private static let hint: Comment = "This compiler encodes the kinds of types differently"

  private protocol Marker {}
  private struct Value {}
  private final class Reference {}
  private enum Choice {
    case first, second
  }

  private static let types: [(type: Any.Type, kind: String)] = [
    (Value.self, "struct"), ((Int, String).self, "tuple"), ((() -> Int).self, "function"),
    (Choice.self, "enum"), ((any Marker).self, "existential"), (Reference.self, "class"),
  ]

  private func kinds(of type: Any.Type) -> [String] {
    let kinds = [
      ("struct", MetadataKind.isStruct(type)), ("tuple", MetadataKind.isTuple(type)),
      ("function", MetadataKind.isFunction(type)), ("enum", MetadataKind.isEnum(type)),
      ("existential", MetadataKind.isExistential(type)),
    ]
    return kinds.filter(\.1).map(\.0)
  }

  @Test func eachTypeExceptClassesHasExactlyOneMetadataKind() {
    for (type, kind) in Self.types {
      #expect(kinds(of: type) == (kind == "class" ? [] : [kind]), Self.hint)
    }
  }

  @Test func valuesWithReferencesAreNotTrivial() {
    #expect(MetadataKind.isTrivial((Int, Bool).self), Self.hint)
    #expect(!MetadataKind.isTrivial(String.self), Self.hint)
    #expect(!MetadataKind.isTrivial(Reference.self), Self.hint)
  }

  @Test func onlyFunctionsThatReturnVoidAreActions() {
    let hint: Comment = "This compiler spells the names of function types differently"
    #expect(MetadataKind.isAction((() -> Void).self), hint)
    #expect(MetadataKind.isAction((@MainActor @Sendable (Int) -> Void).self), hint)
    #expect(MetadataKind.isAction(((() -> Int) -> Void).self), hint)
    #expect(!MetadataKind.isAction((() -> Int).self), hint)
    #expect(!MetadataKind.isAction((() -> () -> Void).self), hint)
    #expect(!MetadataKind.isAction(((inout Int) -> Void).self), hint)
  }
}
