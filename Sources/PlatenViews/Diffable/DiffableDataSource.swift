import PlatenReactive

/// The snapshot that a list shows now; applying another changes the list to that one.
///
/// Rows are matched by identifier: of those that stay, what they remember stays, and the patch
/// shows the rest as inserted, deleted or moved.
///
///     @StateObject private var dataSource = DiffableDataSource<Section, Movie.ID>()
@MainActor
public final class DiffableDataSource<SectionIdentifier, ItemIdentifier>: ObservableObject
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  /// What it shows.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  @Published private var current = Snapshot()

  /// A source without sections.
  public init() {}

  /// What is shown now; a copy to change and to apply.
  public func snapshot() -> Snapshot { current }

  /// Shows another snapshot; nothing follows if it is equal.
  ///
  /// - Parameter animatingDifferences: Accepted without effect.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) {
    if snapshot != current { current = snapshot }
  }
}
