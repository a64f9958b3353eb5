import PlatenSyntax
import Testing

/// Tests of parsing variable declarations.
@Suite struct VariableTests {
  private func parts(_ text: String) -> [String?] {
    let variable = Variable(text)
    return [variable?.name, variable?.type, variable?.value]
  }

  @Test func aVariableHasANameATypeAndAValue() {
    #expect(parts("@Entry var size = 1") == ["size", nil, "1"])
    #expect(parts("@Entry var size: Int = 1 ") == ["size", "Int", "1"])
    #expect(
      parts("@Entry\n  public var act: @MainActor (Int) -> [String: Int] = { [\"=\": $0] }")
        == ["act", "@MainActor (Int) -> [String: Int]", "{ [\"=\": $0] }"])
    #expect(parts("@Entry private(set) var `default`:\tA?") == ["default", "A?", nil])
  }

  @Test func optionalTypesHaveTwoSpellings() {
    #expect(Variable("var a: Int?")?.isOptional == true)
    #expect(Variable("var a: Optional<Int>")?.isOptional == true)
    #expect(Variable("var a: Int")?.isOptional == false)
    #expect(Variable("var a = 1")?.isOptional == false)
  }

  @Test func otherStatementsDeclareNoVariable() {
    #expect(parts("@Entry let a = 1") == [nil, nil, nil])
    #expect(parts("@Entry func var1() {}") == [nil, nil, nil])
    #expect(parts("// var a\n@Entry let b = \"var c\"") == [nil, nil, nil])
    #expect(parts("@Entry var ") == [nil, nil, nil])
  }

  @Test func entryDeclaresAKeyAndAProperty() {
    let typed = Variable("@Entry var `in`: Int? = 1 // one")
    #expect(
      typed?.entryKey == """
        private struct __Key_in: EnvironmentKey {
          static var defaultValue: Int? {
        1 // one
        }
        }
        """)
    #expect(
      typed?.entryAccessors == """
        {
          get { self[__Key_in.self] }
          set { self[__Key_in.self] = newValue }
        }
        """)
  }

  @Test func anEntryHasAnExplicitOrNilDefault() {
    let body = { (text: String) in
      Variable(text)?.entryKey.split(separator: "\n").dropFirst().dropLast().joined(separator: "|")
    }
    #expect(body("var a = 1") == "  static let defaultValue = 1")
    #expect(body("var a: Int?") == "  static var defaultValue: Int? {|nil|}")
    #expect(body("var a: Int") == ##"  #error("@Entry var a requires a default value: = value")"##)
  }
}
