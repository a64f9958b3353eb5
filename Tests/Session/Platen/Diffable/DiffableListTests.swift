import Platen
import PlatenTestSupport
import Testing

/// Tests of a list whose data source applies a series of snapshots.
@MainActor
@Suite struct DiffableListTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>
  private typealias Source = DiffableDataSource<String, Int>

  /// A list whose rows have one to three lines and log when they appear and disappear.
  private struct Screen: View {
    let source: Source
    var shown: Locked<[Int: Int]>?

    var body: some View {
      DiffableList(source) { [shown] item in
        Text((0..<1 + item % 3).map { "item \(item), line \($0)" }.joined(separator: "\n"))
          .onAppear { shown?.withLock { $0[item, default: 0] += 1 } }
          .onDisappear { shown?.withLock { $0[item, default: 0] -= 1 } }
      } header: { section in
        Text("section \(section)")
      }
    }
  }

  /// Returns a snapshot of random sections, some of them empty.
  private func snapshot(_ random: inout SeededGenerator) -> Snapshot {
    var items = Array(0..<12).shuffled(using: &random)
    var snapshot = Snapshot()
    for section in ["a", "b", "c"].shuffled(using: &random)
    where Int.random(in: 0..<4, using: &random) > 0 {
      let count = Int.random(in: 0...min(5, items.count), using: &random)
      snapshot.appendSections([section])
      snapshot.appendItems(Array(items.prefix(count)))
      items.removeFirst(count)
    }
    return snapshot
  }

  private func session<Content: View>(rows: Int, _ view: Content) -> Session {
    Session(view, size: Session.Size(width: 40, rows: rows), time: .virtual)
  }

  /// Returns the items that the lines of a screen show.
  private func items(in lines: [String]) -> [Int] {
    lines.compactMap { line in
      line.hasSuffix(", line 0") ? Int(line.split(whereSeparator: " ,".contains)[1]) : nil
    }
    .sorted()
  }

  @Test(arguments: Seeds.first(100))
  func anAppliedSnapshotIsShownLikeAnInitialOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = Source()
    let rows = Int.random(in: 3...30, using: &random)
    let session = session(rows: rows, Screen(source: source))
    for _ in 0..<10 {
      source.apply(snapshot(&random))
      let other = self.session(rows: rows, Screen(source: source))
      #expect(session.settledLines == other.settledLines)
    }
    #expect(session.log.lines == [])
  }

  /// Applies random snapshots and scrolls, in a selected or an unselected tab.
  @Test(arguments: Seeds.first(100))
  func onlyVisibleRowsAppear(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let source = Source()
    let shown = Locked<[Int: Int]>([:])
    let session = session(
      rows: Int.random(in: 3...30, using: &random),
      TabView {
        Screen(source: source, shown: shown).tabItem { Text("List") }
        Text("nothing").tabItem { Text("Other") }
      })
    for _ in 0..<50 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: source.apply(snapshot(&random))
      case 1: try session.send(.press(Bool.random(using: &random) ? "List" : "Other"))
      case 2: session.resize(rows: Int.random(in: 3...30, using: &random))
      default:
        let row = Int.random(in: 1...12, using: &random)
        session.screen.flush().controls.first { $0.role == .list }?.perform(.scroll(to: row))
      }
      let seen = items(in: session.settledLines)
      let present = shown.value.filter { $0.value != 0 }
      #expect(present == Dictionary(uniqueKeysWithValues: seen.map { ($0, 1) }))
    }
    #expect(session.log.lines == [])
  }
}

extension Session {
  fileprivate var settledLines: [String] { flush().frame.lines.map(\.text) }
}
