import PlatenContext

/// A data source that provides the current snapshot of a list.
///
/// When you apply another snapshot, its rows are matched with the current rows by identifier. Rows
/// that remain in their section keep their state. The patch shows the other rows as inserted,
/// deleted, or moved. An item that moves to another section becomes a new row.
///
///     @StateObject private var dataSource = DiffableDataSource<Section, Movie.ID>()
@MainActor
public final class DiffableDataSource<SectionIdentifier, ItemIdentifier>: ObservableObject
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  @Published private var current =
    DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>()

  /// Creates a data source with an empty snapshot.
  public init() {}

  /// Returns a copy of the current snapshot, which you can change and apply.
  public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier> {
    current
  }

  /// Replaces the current snapshot; an equal snapshot has no effect.
  ///
  /// - Parameter animatingDifferences: Has no effect.
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    animatingDifferences: Bool = true
  ) {
    if snapshot != current { current = snapshot }
  }
}
