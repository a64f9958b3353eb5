import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct BindingTests {
  private struct Address: Equatable {
    var street = "Dorset Street"
    var town = Town()

    struct Town: Equatable {
      var name = "London"
    }
  }

  @Test func aBindingToAMemberWritesThroughItsParentBinding() {
    var address = Address()
    let binding = Binding {
      address
    } set: {
      address = $0
    }
    binding.town.name.wrappedValue = "Bath"
    binding.street.wrappedValue += "!"
    #expect(address == Address(street: "Dorset Street!", town: .init(name: "Bath")))
    #expect(binding.projectedValue.town.name.wrappedValue == "Bath")
  }

  @MainActor
  private final class Notes: ObservableObject {
    @Published var texts = (0..<100).map { "note \($0)" }
  }

  private struct NoteRow: View {
    @Binding var text: String

    var body: some View { Text(text) }
  }

  private struct NoteList: View {
    @ObservedObject var notes: Notes

    var body: some View {
      ForEach(Array($notes.texts.enumerated()), id: \.offset) { NoteRow(text: $0.element) }
    }
  }

  @Test func changingAnElementEvaluatesOnlyItsRow() {
    let notes = Notes()
    let host = TestGraph(NoteList(notes: notes))
    // The list, `ForEach`, the row and its text.
    #expect(host.evaluations { notes.texts[50] = "new" } == 4)
    #expect(host.lines[50] == "new")
  }

  @Test func aBindingToAnElementWritesTheCollection() {
    var numbers = [1, 2, 3]
    let binding = Binding {
      numbers
    } set: {
      numbers = $0
    }
    binding[1].wrappedValue = 5
    #expect(numbers == [1, 5, 3])
    #expect(binding.map(\.wrappedValue) == [1, 5, 3])
  }

  @Test func aConstantBindingIgnoresWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func aBindingPassedThroughViewsWritesTheState() {
    let host = TestGraph(width: 30, Outer())
    host.control("street")?.perform(.set("A"))
    #expect(host.lines == ["A, London", "street [A                    ]"])
  }

  private struct Outer: View {
    @State private var address = Address()

    var body: some View {
      Text("\(address.street), \(address.town.name)")
      Middle(address: $address)
    }
  }

  private struct Middle: View {
    @Binding var address: Address

    var body: some View { Inner(street: $address.street) }
  }

  private struct Inner: View {
    @Binding var street: String

    var body: some View { TextField("street", text: $street) }
  }

  @Test func aFieldBoundToAModelReadsAndWritesIt() {
    let model = Person()
    let host = TestGraph(width: 30, Profile(model: model))
    host.control("name")?.perform(.set("Ada"))
    #expect(model.address.street == "Ada")
    #expect(host.lines.first == "name [Ada                    ]")
    model.address.street = "Grace"
    #expect(host.lines.first == "name [Grace                  ]")
  }

  private final class Person: ObservableObject {
    @Published var address = Address(street: "", town: .init())
    @Published var other = ""
  }

  private struct Profile: View {
    @ObservedObject var model: Person

    var body: some View {
      TextField("name", text: $model.address.street)
      TextField("other", text: $model.other)
    }
  }

  @Test func aFieldWithAnUnchangedValueIsNotEvaluated() {
    let model = Person()
    let host = TestGraph(Profile(model: model))
    // The profile, the group of its two fields, and one field.
    #expect(host.evaluations { model.other = "x" } == 3)
  }

  @Test func aBindingCreatedFromClosuresUpdatesWithTheStateThatItReads() {
    let host = TestGraph(width: 30, Age())
    host.control("age")?.perform(.set("36"))
    #expect(host.lines == ["36", "age [36                      ]"])
    host.control("age")?.perform(.set("x"))
    #expect(host.lines == ["36", "age [36                      ]"])
  }

  private struct Age: View {
    @State private var age = 0

    var body: some View {
      Text("\(age)")
      TextField(
        "age",
        text: Binding {
          "\(age)"
        } set: {
          age = Int($0) ?? age
        })
    }
  }

  @Test func anUnwrappedBindingRequiresAValueAndRetainsTheLastOne() {
    var name: String?
    let optional = Binding {
      name
    } set: {
      name = $0
    }
    #expect(Binding(optional).map(\.wrappedValue) == nil)
    name = "Ada"
    let held = Binding(optional)
    #expect(held?.wrappedValue == "Ada")
    held?.wrappedValue = "Grace"
    #expect(name == "Grace")
    name = nil
    #expect(held?.wrappedValue == "Ada", "an unwrapped binding keeps its last value")
  }

  @Test func anOptionalBindingToANonoptionalValueIgnoresNil() {
    var count = 1
    let whole = Binding {
      count
    } set: {
      count = $0
    }
    let optional = Binding<Int?>(whole)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(count == 2)
    #expect(optional.wrappedValue == 2)
    let any = Binding<AnyHashable>(whole)
    any.wrappedValue = 3
    any.wrappedValue = "three"
    #expect(count == 3)
    #expect(any.wrappedValue == AnyHashable(3))
  }

  @Test func aFieldBoundToAnOptionalIsShownWhileTheValueIsNotNil() {
    let host = TestGraph(
      width: 30,
      Stated<String?, Optional<TextField<Text>>>("a") { name in
        if let name = Binding(name) { TextField("name", text: name) }
      })
    #expect(host.lines == ["name [a                      ]"])
    host.control("name")?.perform(.set("ab"))
    #expect(host.lines == ["name [ab                     ]"])
  }

  @Test func theElementsAreBindings() async {
    let screen = Stated(["Ada", "Grace"]) { names in
      ForEach(Array(names.enumerated()), id: \.offset) { number, name in
        TextField("Name \(number + 1)", text: name)
      }
      if let last = names.last { Button("Clear the last") { last.wrappedValue = "" } }
      Text(names.wrappedValue.joined(separator: ", "))
    }
    await expectTranscript(of: screen, width: 24) {
      """
        Name 1 [Ada            ]
        Name 2 [Grace          ]
        ( Clear the last )
        Ada, Grace
      > set "Name 1" Eve
      - Name 1 [Ada            ]
      + Name 1 [Eve            ]
      - Ada, Grace
      + Eve, Grace
      > press "Clear the last"
      - Name 2 [Grace          ]
      + Name 2 [               ]
      - Eve, Grace
      + Eve,
      """
    }
  }

  @Test func theIndicesAreThoseOfTheValue() {
    let binding = Binding.constant([3, 1, 2])
    #expect(binding.indices == 0..<3)
    #expect(binding.count == 3)
    #expect(binding.map(\.wrappedValue) == [3, 1, 2])
    #expect(binding.reversed().map(\.wrappedValue) == [2, 1, 3])
    #expect(binding.firstIndex { $0.wrappedValue == 1 } == 1)
    #expect(Binding.constant([Int]()).isEmpty)
  }
}
