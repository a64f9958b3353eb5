import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

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

  @Test func equatableValuesAreComparedWithTheirEqualityOperator() {
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

  @Test func referencesAreComparedByIdentity() {
    let (a, b) = (Reference(), Reference())
    #expect(areEqual(a, a))
    #expect(!areEqual(a, b))
    #expect(areEqual(Optional(a), Optional(a)))
    #expect(!areEqual(Optional(a), Optional(b)))
  }

  @Test func nilEqualsOnlyNil() {
    let none: (() -> Void)? = nil
    #expect(areEqual(none, none))
    #expect(!areEqual(Optional({}), none))
    #expect(areEqual(Optional<Padded>.none, nil))
    #expect(
      areEqual(
        Optional(Padded(flag: true, number: 1, small: 2)), Padded(flag: true, number: 1, small: 2)))
  }

  private struct Action {
    let run: () -> Void

    init(_ reference: Reference) { run = { withExtendedLifetime(reference) {} } }
    init(_ a: Reference, _ b: Reference) { run = { withExtendedLifetime((a, b)) {} } }
  }

  private struct Maker {
    var make: (() -> Any)?
    let change: (inout Any) -> Void
  }

  @Test func actionsAreEqualIfTheirCodeAndTheirSingleCaptureAreEqual() {
    let (a, b) = (Reference(), Reference())
    let action = Action(a, b)
    #expect(areEqual(action, action))
    #expect(areEqual(Action(a), Action(a)))
    #expect(!areEqual(Action(a), Action(b)))
    #expect(!areEqual(Action(a, b), Action(a, b)))
  }

  @Test func aClosureThatReturnsAValueEqualsItselfUnlessItCapturesAValue() {
    let reference = Reference()
    let maker = Maker(make: { 1 }, change: { _ in })
    #expect(areEqual(maker, maker))
    let capturing = Maker(make: { reference }, change: { _ in })
    #expect(!areEqual(capturing, capturing))
    let changing = Maker(change: { $0 = reference })
    #expect(!areEqual(changing, changing))
    #expect(!areEqual((1, capturing), (1, capturing)))
  }

  @Test func tuplesAreComparedFieldByField() {
    #expect(
      areEqual(
        (1, Padded(flag: true, number: 1, small: 2)), (1, Padded(flag: true, number: 1, small: 2))))
    #expect(!areEqual((1, "a"), (1, "b")))
    let reference = Reference()
    #expect(areEqual((reference, Optional(reference)), (reference, Optional(reference))))
    #expect(!areEqual((reference, 1), (Reference(), 1)))
  }

  @Test func anyViewsAndBranchesAreComparedByTheirViews() {
    #expect(areEqual(AnyView(Text("a")), AnyView(Text("a"))))
    #expect(!areEqual(AnyView(Text("a")), AnyView(Text("b"))))
    #expect(!areEqual(AnyView(Text("a")), AnyView(EmptyView())))
    func branch(_ isFirst: Bool, _ text: String) -> _ConditionalContent<Text, Text> {
      _ConditionalContent(isFirst ? .first(Text(text)) : .second(Text(text)))
    }
    #expect(areEqual(branch(true, "a"), branch(true, "a")))
    #expect(!areEqual(branch(true, "a"), branch(false, "a")))
    #expect(!areEqual(branch(true, "a"), branch(true, "b")))
  }

  @Test func enumsAreComparedByCaseAndAssociatedValues() {
    #expect(areEqual(Kind.plain, .plain))
    #expect(areEqual(Kind.text("a"), .text("a")))
    #expect(!areEqual(Kind.number(1), .number(2)))
    #expect(!areEqual(Kind.number(1), .plain))
    let reference = Reference()
    let computed = Title.computed { "\(ObjectIdentifier(reference))" }
    #expect(!areEqual(computed, computed))
    #expect(!areEqual(Title.boxed(computed), .boxed(computed)))
  }

  private indirect enum Title {
    case computed(() -> String)
    case boxed(Title)
  }

  private struct Computing: CustomStringConvertible {
    let text: () -> String

    var description: String { text() }
  }

  private struct Held {
    let value: any CustomStringConvertible
    let make: () -> () -> Void
  }

  @Test func valuesContainingCapturingClosuresAreNotEqual() {
    let reference = Reference()
    let computing = Computing { "\(ObjectIdentifier(reference))" }
    let held = Held(value: computing, make: { {} })
    #expect(!areEqual(held, held))
    #expect(!areEqual([computing], [computing]))
    let computings = [computing]
    #expect(!areEqual(computings, computings))
    let making = Held(value: 1) { { withExtendedLifetime(reference) {} } }
    #expect(!areEqual(making, making), "the returned closure may be a different action")
  }

  @Test func arraysAreComparedByTheirElements() {
    func padded(_ number: Int) -> Padded { Padded(flag: true, number: number, small: 2) }
    #expect(areEqual([padded(1), padded(2)], [padded(1), padded(2)]))
    #expect(!areEqual([padded(1), padded(2)], [padded(1), padded(3)]))
    #expect(!areEqual([padded(1)], [padded(1), padded(3)]))
  }

  @Test func existentialsAreComparedByTheirContainedValues() {
    #expect(areEqual(Text("a") as any View, Text("a") as any View))
    #expect(areEqual(1 as Any, 1 as Any))
    let reference = Reference()
    #expect(areEqual(reference as AnyObject, reference as AnyObject))
    #expect(areEqual(reference as Any, reference as Any))
    #expect(!areEqual(1 as Any, 2 as Any))
    #expect(!areEqual(1 as Any, "a" as Any))
    #expect(!areEqual(Text("a") as any View, Text("b") as any View))
  }

  @Test func viewsAreComparedByContentAndModifiers() {
    #expect(areEqual(Text("a").bold(), Text("a").bold()))
    #expect(!areEqual(Text("a"), Text("b")))
    #expect(areEqual(TextField("a", text: .constant("x")), TextField("a", text: .constant("x"))))
    #expect(!areEqual(TextField("a", text: .constant("x")), TextField("a", text: .constant("y"))))
    #expect(areEqual(Text("a").padding(), Text("a").padding()))
    #expect(!areEqual(Text("a").padding(), Text("a").padding(.all, 8)))
  }
}
