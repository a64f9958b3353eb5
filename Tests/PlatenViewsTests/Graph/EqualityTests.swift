import Testing

@testable import PlatenViews

@MainActor
@Suite struct EqualityTests {
  private final class Reference {}

  private class EqualReference: Equatable {
    static func == (a: EqualReference, b: EqualReference) -> Bool { true }
  }

  private enum Kind {
    case plain
    case number(Int)
    case text(String)
  }

  private struct Padded {
    var flag: Bool
    var number: Int
    var small: UInt8
  }

  private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool { Equality.areEqual(a, b) }

  @Test func equatableValuesAreComparedAsSuch() {
    #expect(areEqual([1, 2], [1, 2]))
    #expect(!areEqual([1, 2], [2, 1]))
    #expect(
      areEqual(
        "a long string that is stored elsewhere", "a long string that is " + "stored elsewhere"))
    #expect(areEqual(EqualReference(), EqualReference()))
  }

  @Test func bitwiseEqualValuesAreEqual() {
    #expect(areEqual(Double.nan, .nan))
    #expect(areEqual(Int.self as Any.Type, Int.self as Any.Type))
  }

  @Test func structsAreComparedFieldByField() {
    for _ in 0..<100 {
      let (a, b) = (
        Padded(flag: true, number: 1, small: 2), Padded(flag: true, number: 1, small: 2)
      )
      #expect(areEqual(a, b))
    }
    #expect(
      !areEqual(Padded(flag: true, number: 1, small: 2), Padded(flag: true, number: 1, small: 3)))
  }

  @Test func referencesEqualThemselvesAlone() {
    let (a, b) = (Reference(), Reference())
    #expect(areEqual(a, a))
    #expect(!areEqual(a, b))
    #expect(areEqual(Optional(a), Optional(a)))
    #expect(!areEqual(Optional(a), Optional(b)))
  }

  @Test func nothingEqualsNothing() {
    let none: (() -> Void)? = nil
    #expect(areEqual(none, none))
    #expect(!areEqual(Optional({}), none))
    #expect(areEqual(Optional<Padded>.none, nil))
    #expect(
      areEqual(
        Optional(Padded(flag: true, number: 1, small: 2)), Padded(flag: true, number: 1, small: 2)))
  }

  private struct Action {
    let run: () -> Int

    init(_ number: Int) { run = { number } }
  }

  @Test func aClosureEqualsItselfAlone() {
    let action = Action(1)
    #expect(areEqual(action, action))
    #expect(!areEqual(Action(1), Action(1)))
  }

  @Test func enumsAreComparedBitwise() {
    #expect(areEqual(Kind.plain, .plain))
    #expect(!areEqual(Kind.number(1), .number(2)))
    #expect(!areEqual(Kind.number(1), .plain))
  }

  @Test func existentialsThatDifferAreNotEqual() {
    #expect(!areEqual(1 as Any, 2 as Any))
    #expect(!areEqual(1 as Any, "a" as Any))
    #expect(!areEqual(Text("a") as any View, Text("b") as any View))
  }

  @Test func viewsAreComparedByWhatTheySay() {
    #expect(areEqual(Text("a").bold(), Text("a").bold()))
    #expect(!areEqual(Text("a"), Text("b")))
    #expect(areEqual(TextField("a", text: .constant("x")), TextField("a", text: .constant("x"))))
    #expect(!areEqual(TextField("a", text: .constant("x")), TextField("a", text: .constant("y"))))
    #expect(areEqual(Text("a").padding(), Text("a").padding()))
    #expect(!areEqual(Text("a").padding(), Text("a").padding(.all, 8)))
  }
}
