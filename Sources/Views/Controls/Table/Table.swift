import Foundation
@_spi(Nodes) import PlatenGraph

/// A list with columns and a line of titles.
///
///     Table(people, selection: $selected, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
///     // Name ▲               Age
///     // Ada                  36
///
/// Columns have the same width unless they limit it. The rows are those of a ``List`` with the same
/// selection. With a sort order, pressing a title sorts by its column, and pressing it again
/// reverses the order; the app sorts its data by the sort order, as in SwiftUI.
public struct Table<Value: Identifiable, Rows: View>: View {
  private let columns: [TableColumn<Value>]
  private let rows: Rows
  private let selection: ListSelection<Value.ID>?
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?

  private init(
    _ columns: _TableColumnGroup<Value>, _ rows: Rows, _ selection: ListSelection<Value.ID>?,
    _ sortOrder: Binding<[KeyPathComparator<Value>]>?
  ) {
    (self.columns, self.rows) = (columns.columns, rows)
    (self.selection, self.sortOrder) = (selection, sortOrder)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        ForEach(columns.indices, id: \.self) { index in
          TableTitle(column: columns[index], sortOrder: sortOrder)
        }
      }
      .padding(.leading, selection == nil ? 0 : 16)
      List(content: rows, selection: selection)
    }
    .transformEnvironment(\.self) { $0[TableColumnsKey<Value>.self] = columns }
  }
}

extension Table {
  /// Creates a table with a row for each element.
  ///
  /// - Parameter sortOrder: The order that the user selects by pressing titles.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TableColumnGroup<Value>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), ForEach(data) { TableRow($0) }, nil, sortOrder)
  }

  /// Creates a table with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TableColumnGroup<Value>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), ForEach(data) { TableRow($0) }, .one(selection), sortOrder)
  }

  /// Creates a table with a row for each element, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TableColumnGroup<Value>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns(), ForEach(data) { TableRow($0) }, .many(selection), sortOrder)
  }

  /// Creates a table with rows for a type of data.
  public init(
    of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TableColumnGroup<Value>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), nil, sortOrder)
  }

  /// Creates a table with rows for a type of data, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> _TableColumnGroup<Value>,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), .many(selection), sortOrder)
  }
}

/// A row of a ``Table``.
public struct TableRow<Value: Identifiable>: View {
  @Environment(\.self) private var values
  private let value: Value

  /// Creates a row that shows a value.
  public init(_ value: Value) { self.value = value }

  public var body: some View {
    let columns = values[TableColumnsKey<Value>.self]
    HStack {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].cell(value).frame(of: columns[index].frame)
      }
    }
    .tag(value.id)
  }
}

/// The columns of the enclosing table.
private struct TableColumnsKey<Value: Identifiable>: EnvironmentKey {
  static var defaultValue: [TableColumn<Value>] { [] }
}

/// The title of a column, which sorts the table.
private struct TableTitle<Value: Identifiable>: View {
  let column: TableColumn<Value>
  let sortOrder: Binding<[KeyPathComparator<Value>]>?

  var body: some View {
    let title = (column.title + Text(verbatim: sign)).bold().frame(of: column.frame)
    if let sortOrder, let comparator = column.comparator {
      title.onTapGesture { sort(sortOrder, by: comparator) }.accessibilityLabel(column.title)
    } else {
      title
    }
  }

  /// The first comparator of the sort order, if it sorts by the column.
  private var current: KeyPathComparator<Value>? {
    guard let first = sortOrder?.wrappedValue.first else { return nil }
    return first.keyPath == column.comparator?.keyPath ? first : nil
  }

  private var sign: String {
    switch current?.order {
    case .forward: " ▲"
    case .reverse: " ▼"
    case nil: ""
    }
  }

  private func sort(
    _ sortOrder: Binding<[KeyPathComparator<Value>]>, by comparator: KeyPathComparator<Value>
  ) {
    var first = comparator
    if current?.order == .forward { first.order = .reverse }
    sortOrder.wrappedValue =
      [first] + sortOrder.wrappedValue.filter { $0.keyPath != comparator.keyPath }
  }
}
