import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct StepperTests {
  @Test func aStepperStopsAtTheEndOfItsRange() async {
    let screen = Stated(2) { index in Stepper("Enter your index", value: index, in: 0...3) }
    await expectTranscript(of: screen) {
      """
        Enter your index [- +] 2 (0…3)
      > increment "Enter your index"
      - Enter your index [- +] 2 (0…3)
      + Enter your index [-  ] 3 (0…3)
      > increment "Enter your index"
      ! cannot increment "Enter your index": it is at 3, the end of its range
      > decrement "Enter your index"
      - Enter your index [-  ] 3 (0…3)
      + Enter your index [- +] 2 (0…3)
      > controls
        "Enter your index"  stepper  "2"
      """
    }
  }

  @Test func theNewValueOfAStepperIsClampedToTheRange() {
    let host = TestGraph(Stated(5) { Stepper("n", value: $0, in: 0...6, step: 4) })
    host.control("n")?.perform(.increment)
    #expect(host.picture == "n [-  ] 6 (0…6)")
    host.control("n")?.perform(.decrement)
    host.control("n")?.perform(.decrement)
    #expect(host.picture == "n [  +] 0 (0…6)")
  }

  @Test func aStepperShowsFractionsWithoutRoundingErrors() {
    let host = TestGraph(Stated(0.1) { Stepper("n", value: $0, step: 0.1) })
    host.control("n")?.perform(.increment)
    host.control("n")?.perform(.increment)
    #expect(host.picture == "n [- +] 0.3")
  }

  @Test func aStepperStopsInsteadOfOverflowing() {
    let high = TestGraph(Stated(Int.max) { Stepper("n", value: $0) })
    #expect(high.control("n")?.perform(.increment) == .atEnd(value: "\(Int.max)"))
    let low = TestGraph(Stated(UInt8.min) { Stepper("n", value: $0) })
    #expect(low.control("n")?.perform(.decrement) == .atEnd(value: "0"))
    let wide = TestGraph(Stated(Int8(100)) { Stepper("n", value: $0, in: -128...127, step: 100) })
    wide.control("n")?.perform(.increment)
    #expect(wide.picture == "n [-  ] 127 (-128…127)")
  }

  @Test func incrementingAndDecrementingAStepperRunItsActions() async {
    let model = Model()
    await expectTranscript(of: Climb(model: model)) {
      """
        Floor 0 [  +]
      > increment "Floor 0"
      - Floor 0 [  +]
      + Floor 1 [- +]
      > decrement "Floor 1"
      - Floor 1 [- +]
      + Floor 0 [  +]
      > decrement "Floor 0"
      ! cannot decrement "Floor 0": there is no further step in this direction
      """
    }
    #expect(model.edits == [true, false, true, false])
  }

  @Test func theValueOfAStepperStartsInTheValueColumnOfAForm() {
    let shown = picture(50) {
      Form {
        Stepper("Seats", value: .constant(2), in: 1...4)
        TextField("Name", text: .constant("Ada"))
        Stepper("A label wider than the column", value: .constant(2))
        Stepper(value: .constant(2)) { EmptyView() }.disabled(true)
      }
    }
    #expect(
      shown == """
        Seats             [- +] 2 (1…4)
        Name              [Ada                           ]
        A label wider than the column
                          [- +] 2
                          [- +] 2 disabled
        """)
  }

  @Test func aNarrowStepperWrapsBetweenWords() {
    let stepper = Stepper("Enter your index", value: .constant(2), in: 0...3)
    #expect(picture(26) { stepper } == "Enter your index [- +] 2\n                 (0…3)")
    #expect(picture(20) { stepper } == "Enter your index\n  [- +] 2 (0…3)")
    #expect(picture(11) { stepper } == "Enter your\nindex\n  [- +] 2\n  (0…3)")
  }
}

private final class Model: ObservableObject {
  @Published var floor = 0
  var edits: [Bool] = []
}

private struct Climb: View {
  @ObservedObject var model: Model

  var body: some View {
    Stepper(
      "Floor \(model.floor)", onIncrement: { model.floor += 1 },
      onDecrement: model.floor > 0 ? { model.floor -= 1 } : nil,
      onEditingChanged: { model.edits.append($0) })
  }
}
