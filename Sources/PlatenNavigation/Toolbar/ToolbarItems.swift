@_spi(Nodes) import PlatenGraph

/// A view of a toolbar, and where it stands.
struct ToolbarEntry {
  /// What tells it from the others of its toolbar: the steps that lead to it.
  let id: [ToolbarContentIndex]
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// A step on the way through a toolbar's content to one of its items.
enum ToolbarContentIndex: Hashable {
  /// One of several statements, by its number.
  case statement(Int)
  /// A branch of an `if` or a `switch`.
  case branch(Bool)
  /// What a program's own content of a type is made of.
  case body(of: ObjectIdentifier)
}

/// The items of a toolbar, found by going through its content on behalf of a node.
@MainActor
struct ToolbarItems {
  private(set) var entries: [ToolbarEntry] = []
  /// What the program's own content keeps from now on.
  private(set) var properties: [[ToolbarContentIndex]: ToolbarProperties] = [:]
  /// What it kept the last time.
  private let known: [[ToolbarContentIndex]: ToolbarProperties]
  private let node: Node
  private var way: [ToolbarContentIndex] = []

  /// - Parameters:
  ///   - content: What the items are made of.
  ///   - node: What the content is evaluated by, and linked to.
  ///   - known: What the program's own content kept the last time.
  init(
    of content: any ToolbarContent, for node: Node,
    known: [[ToolbarContentIndex]: ToolbarProperties]
  ) {
    (self.node, self.known) = (node, known)
    add(content)
  }

  /// Adds a view at a place.
  mutating func add<Content: View>(_ view: Content, at placement: ToolbarItemPlacement) {
    entries.append(ToolbarEntry(id: way, placement: placement, view: AnyView(view)))
  }

  /// Adds the items of a content that is one step further.
  mutating func add<Content: ToolbarContent>(_ content: Content, by step: ToolbarContentIndex) {
    way.append(step)
    add(content)
    way.removeLast()
  }

  private mutating func add<Content: ToolbarContent>(_ content: Content) {
    if let content = content as? any PrimitiveToolbarContent { return content.addItems(to: &self) }
    var (content, kept) = (content, known[way] ?? ToolbarProperties(of: Content.self))
    kept.bind(&content, to: node)
    properties[way] = kept
    add(content.body, by: .body(of: ObjectIdentifier(Content.self)))
  }
}

/// The dynamic properties of one content of a program's own, and what they keep.
@MainActor
struct ToolbarProperties {
  private let type: Any.Type
  private let fields: DynamicPropertyFields
  private var storage: PropertyStorage = []

  init(of type: Any.Type) { (self.type, fields) = (type, .of(type)) }

  mutating func bind<Content: ToolbarContent>(_ content: inout Content, to node: Node) {
    if type != Content.self { self = ToolbarProperties(of: Content.self) }
    fields.bind(&content, to: node, storing: &storage)
  }

  /// What the property is called that keeps a source, if one does.
  func name(of source: Dependency) -> String? {
    fields.name(of: source, in: storage).map { "\(type).\($0)" }
  }
}
