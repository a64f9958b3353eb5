import Foundation
@_spi(Nodes) import PlatenGraph

/// The changes that the user can make to the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bit mask of the actions, with one bit per action.
  public let rawValue: Int

  /// Creates a set of actions from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deletion of an element.
  public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// A move of an element to another position.
  public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// All actions.
  public static var all: EditActions { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Creates rows for a collection that the user can edit.
  ///
  ///     ForEach($notes, editActions: .all) { $note in TextField("Note", text: $note.text) }
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, editActions: editActions, id: \.id, content: content)
  }

  /// Creates rows for a collection that the user can edit, identified by the value at a key path.
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, id: id, content: content)
    if editActions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a collection that the user can edit.
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

/// A view of a collection whose rows can be edited.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements whose rows can be edited.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Has no effect: nothing can be dropped into a list.
  public func onInsert(
    of contentTypes: [String], perform action: @escaping (Int, [Any]) -> Void
  ) -> some DynamicViewContent {
    withoutEffect(self)
  }
}
