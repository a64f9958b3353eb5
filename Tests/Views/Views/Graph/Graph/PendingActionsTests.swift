import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct PendingActionsTests {
  @Test func pendingActionsRunByPhaseAndThenInInsertionOrder() {
    var ran: [String] = []
    var actions = PendingActions()
    #expect(actions.isEmpty)
    actions.add({ ran.append("change") }, in: .change)
    actions.add({ ran.append("appear 1") }, in: .appear)
    actions.add({ ran.append("appear 2") }, in: .appear)
    actions.add({ ran.append("disappear") }, in: .disappear)
    #expect(!actions.isEmpty)
    for action in actions.takeAll() { action() }
    #expect(ran == ["disappear", "appear 1", "appear 2", "change"])
    #expect(actions.isEmpty)
    #expect(actions.takeAll().isEmpty)
  }
}
