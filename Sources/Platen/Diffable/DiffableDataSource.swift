import PlatenReactive

/// The source of a list, which shows its current snapshot.
///
/// When another snapshot is applied, rows are matched by identifier: rows that stay in their section
/// keep their state, and the patch shows the others as inserted, deleted or moved. An item that
/// changes its section becomes a new row.
///
///     @StateObject private var dataSource = DiffableDataSource<Section, Movie.ID>()
@MainActor
public final class DiffableDataSource<SectionIdentifier, ItemIdentifier>: ObservableObject
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  @Published private var current =
    DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>()

  /// Creates a source without sections.
  public init() {}

  /// A copy of the current snapshot, to change and apply.
  public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier> {
    current
  }

  /// Shows another snapshot; an equal one has no effect.
  ///
  /// - Parameter animatingDifferences: Accepted without effect.
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    animatingDifferences: Bool = true
  ) {
    if snapshot != current { current = snapshot }
  }
}
