import PlatenSyntax
import Testing

/// Declarations of variables are read as they are written.
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

  @Test func anOptionalIsWrittenInTwoWays() {
    #expect(Variable("var a: Int?")?.isOptional == true)
    #expect(Variable("var a: Optional<Int>")?.isOptional == true)
    #expect(Variable("var a: Int")?.isOptional == false)
    #expect(Variable("var a = 1")?.isOptional == false)
  }

  @Test func whatDeclaresNoVariableIsNone() {
    #expect(parts("@Entry let a = 1") == [nil, nil, nil])
    #expect(parts("@Entry func var1() {}") == [nil, nil, nil])
    #expect(parts("// var a\n@Entry let b = \"var c\"") == [nil, nil, nil])
    #expect(parts("@Entry var ") == [nil, nil, nil])
  }
}
