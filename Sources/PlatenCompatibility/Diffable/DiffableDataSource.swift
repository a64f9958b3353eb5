import PlatenReactive

/// The snapshot that a list shows now; applying another changes the list to that one.
///
/// Rows are matched by identifier: of those that stay in their section, what they remember stays,
/// and the patch shows the rest as inserted, deleted or moved. An item that goes to another section
/// is a new row there.
///
///     @StateObject private var dataSource = DiffableDataSource<Section, Movie.ID>()
@MainActor
public final class DiffableDataSource<SectionIdentifier, ItemIdentifier>: ObservableObject
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  @Published private var current =
    DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>()

  /// A source without sections.
  public init() {}

  /// What is shown now; a copy to change and to apply.
  public func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier> {
    current
  }

  /// Shows another snapshot; nothing follows if it is equal.
  ///
  /// - Parameter animatingDifferences: Accepted without effect.
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    animatingDifferences: Bool = true
  ) {
    if snapshot != current { current = snapshot }
  }
}
