@_spi(Nodes) import PlatenGraph

/// Rows, of which a window is shown.
///
///     List(movies) { movie in
///       Text(movie.title)
///     }
///
/// The window has the lines of a frame around the list, or those of the screen's size. Lines at its
/// ends say how many rows are cut off there. Only rows in the window are made, with one more where
/// that did not fit, and the collection is never walked: a million rows cost what a hundred do. What
/// a row remembers by itself is lost when it leaves the window; what is to stay belongs in the model.
/// An empty list shows nothing.
///
/// Commands count rows from 1: `scroll List 500` begins the window with the row 500, and
/// `press List[500]/Delete` presses a button in it. With a selection, `select List 500` selects it;
/// selected rows begin with `*`. A selection knows a row by its `.tag`, or else by the id that its
/// `ForEach` has for it. `move List 3 1` moves a row of a `ForEach` with an `onMove`.
///
/// A view of a `ForEach` is one row, unless it is a `Section` or another `ForEach`.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content
  let selection: ListSelection<SelectionValue>?

  package init(content: Content, selection: ListSelection<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }

  package func makeNode(in context: NodeContext) -> Node { ListNode(self, in: context) }
}

// MARK: - Rows alone

extension List where SelectionValue == Never {
  /// A list of these rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// A list of a row for each element, known by the `id` that it has.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A list of a row for each element, known by the value at a key path of it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A list of a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A list of a row for each element, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A list of a row for each element, with a binding to it; known by the value at a key path of it.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// A list of these rows, of which one can be selected.
  ///
  ///     List(selection: $chosen) {
  ///       ForEach(fruits, id: \.self) { Text($0) }
  ///     }
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .one($0) })
  }

  /// A list of these rows, of which any number can be selected; selecting one again takes it out.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .many($0) })
  }

  /// A list of a row for each element, of which one can be selected, by its `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list of a row for each element, of which any number can be selected, by their `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list of a row for each element, of which one can be selected, by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list of a row for each element, of which any number can be selected, by the values at a key
  /// path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list of a row for each number of a range, of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list of a row for each number of a range, of which any number can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
