import Platen
import Testing

@MainActor
@Suite struct DiffableDataSourceTests {
  @Test func applyingAnEqualSnapshotChangesNothing() {
    let source = DiffableDataSource<String, Int>()
    var changes = 0
    let subscription = source.objectWillChange.sink { changes += 1 }
    var snapshot = source.snapshot()
    snapshot.appendSections(["apples"])
    source.apply(snapshot)
    source.apply(snapshot)
    #expect(changes == 1)
    #expect(source.snapshot() == snapshot)
    subscription.cancel()
  }
}
