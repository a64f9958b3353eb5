import Platen
import PlatenTestSupport
import Testing

/// Tests of the sections and items in a snapshot.
@Suite struct DiffableDataSourceSnapshotTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  /// A snapshot with two sections, of two items and of one.
  private let fruits: Snapshot = {
    var snapshot = Snapshot()
    snapshot.appendSections(["apples", "pears"])
    snapshot.appendItems([1, 2], toSection: "apples")
    snapshot.appendItems([3])
    return snapshot
  }()

  /// Returns a changed snapshot as `apples: 1 2 | pears: 3`, and the reported errors.
  private func after(_ change: (inout Snapshot) -> Void) -> (text: String, log: [String]) {
    let log = Locked<[String]>([])
    var snapshot = fruits
    SessionContext(log: { entry in log.withLock { $0.append(entry.text) } }).perform {
      change(&snapshot)
    }
    let sections = snapshot.sectionIdentifiers.map { section in
      let items = snapshot.itemIdentifiers(inSection: section).map(String.init)
      return ([section + ":"] + items).joined(separator: " ")
    }
    return (sections.joined(separator: " | "), log.value)
  }

  @Test func appendedElementsAreAtTheEnd() {
    #expect(after { _ in }.text == "apples: 1 2 | pears: 3")
    #expect(after { $0.appendSections(["figs"]) }.text == "apples: 1 2 | pears: 3 | figs:")
    #expect(after { $0.appendItems([4], toSection: "apples") }.text == "apples: 1 2 4 | pears: 3")
  }

  @Test func insertedElementsAreNextToTheSpecifiedOne() {
    #expect(after { $0.insertItems([4, 5], beforeItem: 2) }.text == "apples: 1 4 5 2 | pears: 3")
    #expect(after { $0.insertItems([4], afterItem: 3) }.text == "apples: 1 2 | pears: 3 4")
    #expect(
      after { $0.insertSections(["figs"], beforeSection: "pears") }.text
        == "apples: 1 2 | figs: | pears: 3")
    #expect(
      after { $0.insertSections(["figs"], afterSection: "pears") }.text
        == "apples: 1 2 | pears: 3 | figs:")
  }

  @Test func deletedElementsAreRemoved() {
    #expect(after { $0.deleteItems([1, 3, 9]) }.text == "apples: 2 | pears:")
    #expect(after { $0.deleteSections(["apples", "figs"]) }.text == "pears: 3")
    #expect(after { $0.deleteAllItems() }.text == "")
    var snapshot = fruits
    snapshot.deleteSections(["apples"])
    #expect(snapshot.numberOfItems == 1 && snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test func movedSectionsKeepTheirItems() {
    #expect(after { $0.moveItem(1, afterItem: 3) }.text == "apples: 2 | pears: 3 1")
    #expect(after { $0.moveItem(2, beforeItem: 1) }.text == "apples: 2 1 | pears: 3")
    #expect(after { $0.moveItem(1, beforeItem: 1) }.text == "apples: 1 2 | pears: 3")
    #expect(
      after { $0.moveSection("apples", afterSection: "pears") }.text == "pears: 3 | apples: 1 2")
    #expect(
      after { $0.moveSection("pears", beforeSection: "apples") }.text == "pears: 3 | apples: 1 2")
  }

  @Test func aSnapshotReportsPositions() {
    #expect(fruits.itemIdentifiers == [1, 2, 3])
    #expect(fruits.numberOfSections == 2 && fruits.numberOfItems == 3)
    #expect(fruits.indexOfItem(3) == 2 && fruits.indexOfItem(4) == nil)
    #expect(fruits.indexOfSection("pears") == 1 && fruits.indexOfSection("figs") == nil)
    #expect(fruits.sectionIdentifier(containingItem: 2) == "apples")
    #expect(fruits.numberOfItems(inSection: "figs") == 0)
  }

  @Test func mistakesAreReportedAndChangeNothing() {
    let whole = "apples: 1 2 | pears: 3"
    let mistakes: [(message: String, change: (inout Snapshot) -> Void)] = [
      ("no section figs in the snapshot", { $0.appendItems([4], toSection: "figs") }),
      (
        "the item 1 is already in the snapshot and stays in its position",
        { $0.appendItems([1], toSection: "pears") }
      ),
      (
        "the section pears is already in the snapshot and stays in its position",
        { $0.appendSections(["pears"]) }
      ),
      ("no item 9 in the snapshot", { $0.insertItems([4], beforeItem: 9) }),
      ("no item 9 in the snapshot", { $0.moveItem(1, afterItem: 9) }),
      ("no section figs in the snapshot", { $0.moveSection("pears", beforeSection: "figs") }),
    ]
    for mistake in mistakes {
      let result = after(mistake.change)
      #expect(result.text == whole)
      #expect(result.log == ["warning: " + mistake.message])
    }
    var empty = Snapshot()
    SessionContext(log: { _ in }).perform { empty.appendItems([1]) }
    #expect(empty == Snapshot())
  }

  /// After random operations, each identifier is in the snapshot once, at the index it reports.
  @Test(arguments: Seeds.first(50))
  func aSnapshotContainsEachIdentifierOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = fruits
    SessionContext(log: { _ in }).perform {
      for _ in 0..<100 { change(&snapshot, with: &random) }
    }
    let items = snapshot.itemIdentifiers
    #expect(Set(items).count == items.count && items.count == snapshot.numberOfItems)
    #expect(Set(snapshot.sectionIdentifiers).count == snapshot.numberOfSections)
    for section in snapshot.sectionIdentifiers {
      for item in snapshot.itemIdentifiers(inSection: section) {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section)
      }
    }
  }

  private func change(_ snapshot: inout Snapshot, with random: inout SeededGenerator) {
    let items = (0..<2).map { _ in Int.random(in: 0..<12, using: &random) }
    let sections = (0..<2).map { _ in "s\(Int.random(in: 0..<4, using: &random))" }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: snapshot.appendSections(sections)
    case 1: snapshot.appendItems(items, toSection: sections[0])
    case 2: snapshot.insertItems([items[0]], beforeItem: items[1])
    case 3: snapshot.deleteItems([items[0]])
    case 4: snapshot.moveItem(items[0], afterItem: items[1])
    case 5: snapshot.moveSection(sections[0], afterSection: sections[1])
    case 6: snapshot.deleteSections([sections[0]])
    default: snapshot.insertSections([sections[0]], beforeSection: sections[1])
    }
  }
}
