import Observation
import PlatenNavigation
import PlatenTesting
import Testing

/// Models that views read from their environment by type.
@MainActor
@Suite struct EnvironmentModelTests {
  @Test func viewsObserveTheNearestModelOfTheirType() async {
    let (outer, inner) = (Account("Ada"), Account("Grace"))
    await expectTranscript(
      of: Group {
        NameField()
        Badge().environment(inner)
      }
      .environment(outer)
    ) {
      """
        Name [Ada                                   ]
        Hello, Ada!
        Hello, Grace!
      > set Name Lise
      - Name [Ada                                   ]
      + Name [Lise                                  ]
      - Hello, Ada!
      + Hello, Lise!
      """
    }
  }

  @Test func changingAModelPropertyEvaluatesOnlyTheViewsThatReadIt() {
    let account = Account("Ada")
    let host = TestGraph(Badge().environment(account))
    #expect(host.evaluations { account.unread += 1 } == 0)
    #expect(host.evaluations { account.name = "Grace" } == 2)
    #expect(host.lines == ["Hello, Grace!"])
  }

  @Test func replacingAnEnvironmentModelUpdatesTheViewsThatReadIt() {
    let host = TestGraph(
      Stated(Account("Ada")) { account in
        Button("Change") { account.wrappedValue = Account("Grace") }
        Badge().environment(account.wrappedValue)
      })
    host.press("Change")
    #expect(host.lines.last == "Hello, Grace!")
  }

  @Test func anOptionalEnvironmentModelIsNilIfNoneIsProvided() {
    #expect(TestGraph(Guest()).lines == ["nobody"])
    #expect(TestGraph(Guest().environment(Account("Ada"))).lines == ["Ada"])
    #expect(
      TestGraph(Guest().environment(nil as Account?).environment(Account("Ada"))).lines
        == ["nobody"])
  }
}

@Observable private final class Account {
  var name: String
  var unread = 0

  init(_ name: String) { self.name = name }
}

private struct NameField: View {
  @Environment(Account.self) private var account

  var body: some View {
    @Bindable var account = account
    TextField("Name", text: $account.name)
    Badge()
  }
}

private struct Badge: View {
  @Environment(Account.self) private var account

  var body: some View { Text("Hello, \(account.name)!") }
}

private struct Guest: View {
  @Environment(Account.self) private var account: Account?

  var body: some View { Text(account?.name ?? "nobody") }
}

private struct CounterView: View {
  @EnvironmentObject private var counter: Counter

  var body: some View { Text("\(counter.count)") }
}
