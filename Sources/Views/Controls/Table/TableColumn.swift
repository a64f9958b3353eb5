import Foundation
@_spi(Nodes) import PlatenGraph

/// A column of a ``Table``, with a title and the content of each row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age") { Text("\($0.age)") }
@MainActor @preconcurrency
public struct TableColumn<RowValue: Identifiable>: TableColumnContent {
  let title: Text
  /// Returns the cell of a row.
  let cell: (RowValue) -> AnyView
  /// The comparator that sorts by the column in ascending order, or `nil` if it does not sort.
  var comparator: KeyPathComparator<RowValue>?
  private(set) var frame = ColumnFrame()

  public var columns: [TableColumn] { [self] }

  private init(
    _ title: Text, _ comparator: KeyPathComparator<RowValue>?,
    _ cell: @escaping (RowValue) -> AnyView
  ) {
    (self.title, self.comparator, self.cell) = (title, comparator, cell)
  }

  /// Creates a column with a `Text` as its title.
  public init<Content: View>(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, nil) { AnyView(content($0)) }
  }

  /// Creates a column with a localized title.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates a column with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), content: content)
  }

  /// Creates a column with a localized title that shows a string and sorts by it.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { AnyView(Text($0[keyPath: value])) }
  }

  /// Creates a column with a string title that shows a string and sorts by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { AnyView(Text($0[keyPath: value])) }
  }

  /// Creates a column with a localized title that sorts by a value.
  public init<V: Comparable, Content: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value)) { AnyView(content($0)) }
  }

  /// Creates a column with a string title that sorts by a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable, Content: View>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value)) { AnyView(content($0)) }
  }

  /// Fixes the width of the column, in points (8 per cell).
  public func width(_ width: CGFloat?) -> TableColumn { self.width(min: width, max: width) }

  /// Limits the width of the column, in points (8 per cell). The ideal width has no effect.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.frame = ColumnFrame(min: min, max: max)
    return column
  }
}

/// The limits of the width of a column, in points. By default, columns have the same width.
struct ColumnFrame {
  var min: CGFloat?
  var max: CGFloat?
}

extension View {
  /// Gives a cell the width of its column.
  func frame(of column: ColumnFrame) -> some View {
    frame(
      minWidth: column.min ?? 8, maxWidth: column.max ?? .infinity, alignment: .leading)
  }
}

/// A type that represents the columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<RowValue> {
  /// The type of the data of a row.
  associatedtype RowValue: Identifiable
  /// The columns, in order.
  var columns: [TableColumn<RowValue>] { get }
}

/// Several columns of a table.
public struct _TableColumnGroup<RowValue: Identifiable>: TableColumnContent {
  public let columns: [TableColumn<RowValue>]
}

/// A result builder that creates the columns of a table.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Builds a column from an expression.
  public static func buildExpression(
    _ column: TableColumn<RowValue>
  ) -> _TableColumnGroup<RowValue> {
    _TableColumnGroup(columns: [column])
  }

  /// Builds columns from an expression.
  public static func buildExpression<C: TableColumnContent>(
    _ columns: C
  ) -> _TableColumnGroup<RowValue> where C.RowValue == RowValue {
    _TableColumnGroup(columns: columns.columns)
  }

  /// Builds the columns of a block.
  public static func buildBlock(
    _ groups: _TableColumnGroup<RowValue>...
  ) -> _TableColumnGroup<RowValue> {
    _TableColumnGroup(columns: groups.flatMap(\.columns))
  }

  /// Builds the columns of an `if` statement without `else`.
  public static func buildOptional(
    _ group: _TableColumnGroup<RowValue>?
  ) -> _TableColumnGroup<RowValue> {
    group ?? _TableColumnGroup(columns: [])
  }

  /// Builds the columns of the first branch of an `if` statement.
  public static func buildEither(
    first: _TableColumnGroup<RowValue>
  ) -> _TableColumnGroup<RowValue> {
    first
  }

  /// Builds the columns of another branch of an `if` statement.
  public static func buildEither(
    second: _TableColumnGroup<RowValue>
  ) -> _TableColumnGroup<RowValue> {
    second
  }
}
