import Foundation
@_spi(Nodes) import PlatenGraph

/// A structure that creates a view for each element of a collection.
///
/// Each element is identified by its ID. When the collection is reordered, the state, focus, and
/// rendered lines of an element follow its ID. If several elements have the same ID, only the first
/// of these elements is displayed, and Platen reports a warning once.
///
///     ForEach(["Ada", "Grace"], id: \.self) { name in
///       Text(name)
///     }
///
/// - Complexity: An update compares the IDs and creates the views of all elements, but evaluates
///   only the rows whose view changed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection whose elements are displayed.
  public var data: Data
  /// A closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The handler that deletes the elements at the specified positions.
  var delete: ((IndexSet) -> Void)?
  /// The handler that moves the elements at the specified positions before another element.
  var move: ((IndexSet, Int) -> Void)?
}

extension ForEach {
  /// Creates content of any kind for each element of a collection.
  package init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection of identifiable elements.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates a view for each element of a collection, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates a view for each integer in a range.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: View where Content: View {
  /// The body type of a `ForEach`, which has no body and consists of the views of its elements.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  package func makeNode(in context: NodeContext) -> Node {
    // Both a form and a list display the views of a group or a section as separate rows.
    if Content.self is any RowPassthrough.Type {
      return ForEachNode(self, in: context.adding(.joinsFormSections))
    }
    return context.isInViewport
      ? LazyForEachNode(self, in: context) : ForEachNode(self, in: context)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  GroupNode<ForEach<Data, ID, Content>>
{
  private var ids: [ID] = []
  private var hasReportedDuplicate = false

  override func evaluate() {
    let view = view
    let (newIDs, contents) = tracking {
      let elements = Array(view.data)
      return (elements.map(view.id), elements.map(view.content))
    }
    if newIDs == ids {
      for index in contents.indices { setChild(index, to: contents[index]) }
    } else {
      rearrange(distinct(newIDs, contents))
    }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == TagsKey.self { return tags as? K.Value }
    if K.Value.self is any TagReceiver.Type { return taggedPreference(key) }
    if key == IdentifiedKey.self { return identified as? K.Value }
    return super.preference(key)
  }

  /// The tags of the elements. An element whose view has no tag is tagged with its ID.
  private var tags: [Tagged] {
    zip(ids, children).flatMap { id, child in
      child.preference(TagsKey.self) ?? [Tagged(tag: id, node: child)]
    }
  }

  /// Returns the combined preferences of the elements, each tagged with the ID of its element.
  private func taggedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    zip(ids, children).reduce(nil) { value, element in
      let (id, child) = element
      guard let next = child.preference(key).map({ TagReceivers.tag($0, with: id) }) else {
        return value
      }
      guard var joined = value else { return next }
      K.reduce(value: &joined) { next }
      return joined
    }
  }

  /// The nodes that can be found by ID. Elements come first, because their IDs take precedence over
  /// `.id` values.
  private var identified: [Identified] {
    zip(ids, children).map { Identified(id: AnyHashable($0), node: $1) }
      + (super.preference(IdentifiedKey.self) ?? [])
  }

  /// Reorders the children to match the rows. An ID that remains in the rows retains its node.
  private func rearrange(_ rows: [(id: ID, content: Content)]) {
    let newIDs = rows.map(\.id)
    let head = zip(ids, newIDs).prefix { $0 == $1 }.count
    let tail = zip(ids.dropFirst(head).reversed(), newIDs.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    var known = Dictionary(
      zip(ids, children).dropFirst(head).dropLast(tail), uniquingKeysWith: { first, _ in first })
    let middle = newIDs[head..<newIDs.count - tail].map { known.removeValue(forKey: $0) }
    replaceChildren(head..<ids.count - tail, with: middle) { rows[$0].content }
    ids = newIDs
    for index in Array(0..<head) + Array(newIDs.count - tail..<newIDs.count) {
      setChild(index, to: rows[index].content)
    }
  }

  /// Returns the rows, omitting each row whose ID occurs in an earlier row.
  private func distinct(_ ids: [ID], _ contents: [Content]) -> [(id: ID, content: Content)] {
    var seen: Set<ID> = []
    return zip(ids, contents).compactMap { id, content in
      if seen.insert(id).inserted { return (id, content) }
      reportDuplicate(id)
      return nil
    }
  }

  private func reportDuplicate(_ id: ID) {
    if hasReportedDuplicate { return }
    hasReportedDuplicate = true
    graph.warn(
      "ForEach in \(name): the id \(id) occurs more than once; only the first element with it is shown"
    )
  }
}

extension ForEach: RowPassthrough where Content: View {}

extension ViewBuilder {
  /// Builds the views that a `for` loop creates, identified by their positions.
  public static func buildArray<Content: View>(
    _ contents: [Content]
  ) -> ForEach<Range<Int>, Int, Content> {
    ForEach(contents.indices) { contents[$0] }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element of a collection, with a binding to the element.
  ///
  ///     ForEach($model.items) { $item in
  ///       TextField("Item", text: $item.name)
  ///     }
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view with a binding for each element of a collection, identified by a key path.
  @MainActor @preconcurrency
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[dynamicMember: \.[$0.0]]) },
      id: { $0.1 })
  }
}
