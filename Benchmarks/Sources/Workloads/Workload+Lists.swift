import Platen

extension Workload {
  /// Lists whose rows observe separate objects: the cost of opening a list, changing a visible row
  /// and scrolling.
  static let lists = [100, 10_000, 1_000_000].flatMap { count in
    [
      Workload("list: \(count) rows, open") {
        let rows = (0..<count).map(RowModel.init)
        return { times in
          for _ in 0..<times { keep(Session(ListRows(rows: rows)).frame) }
        }
      },
      Workload("list: \(count) rows, a row") {
        let rows = (0..<count).map(RowModel.init)
        let updates = Updates(ListRows(rows: rows)) {
          rows[$0 % 10].value = $0 % 899 + 101
        }
        return { await updates.run($0) }
      },
      Workload("list: \(count) rows, scroll") {
        let rows = (0..<count).map(RowModel.init)
        let scrolling = Scrolling(ListRows(rows: rows), count: count)
        return { times in for _ in 0..<times { await scrolling.scroll() } }
      },
    ]
  }
}

/// A list that scrolls by one row per run.
@MainActor
private final class Scrolling {
  private let session: Session
  private let count: Int
  private var row = 1

  init(_ screen: some View, count: Int) {
    session = Session(screen)
    self.count = count
  }

  func scroll() async {
    let before = session.frame
    row = row % (count / 2) + 1
    do {
      try session.send(.scroll("List", to: .literal(String(row + 1))))
    } catch {
      preconditionFailure("\(error)")
    }
    keep(session.controls.count)
    precondition(!before.patch(to: session.frame).isEmpty, "scrolling that changes nothing")
  }
}
