import PlatenNavigation

/// A list with a section for each section of a ``DiffableDataSource``, and a row for each item.
///
///     DiffableList(dataSource) { id in
///       Text(movies[id].title)
///     } header: { section in
///       Text(section.title)
///     }
///
/// - Complexity: The same as that of `List`.
public struct DiffableList<SectionIdentifier, ItemIdentifier, Row: View, Header: View>: View
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  @ObservedObject private var dataSource: DiffableDataSource<SectionIdentifier, ItemIdentifier>
  private let row: (ItemIdentifier) -> Row
  private let header: (SectionIdentifier) -> Header

  /// Creates a list with a header for each section.
  public init(
    _ dataSource: DiffableDataSource<SectionIdentifier, ItemIdentifier>,
    @ViewBuilder row: @escaping (ItemIdentifier) -> Row,
    @ViewBuilder header: @escaping (SectionIdentifier) -> Header
  ) {
    self.dataSource = dataSource
    self.row = row
    self.header = header
  }

  public var body: some View {
    let snapshot = dataSource.snapshot()
    List {
      ForEach(snapshot.sectionIdentifiers, id: \.self) { section in
        Section {
          ForEach(snapshot.itemIdentifiers(inSection: section), id: \.self, content: row)
        } header: {
          header(section)
        }
      }
    }
  }
}

extension DiffableList where Header == EmptyView {
  /// Creates a list whose sections have no headers.
  public init(
    _ dataSource: DiffableDataSource<SectionIdentifier, ItemIdentifier>,
    @ViewBuilder row: @escaping (ItemIdentifier) -> Row
  ) {
    self.init(dataSource, row: row) { _ in EmptyView() }
  }
}
