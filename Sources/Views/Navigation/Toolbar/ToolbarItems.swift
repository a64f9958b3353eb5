@_spi(Nodes) import PlatenGraph

/// A view in a toolbar, with its placement.
struct ToolbarEntry {
  /// The path to the item. The path is unique in the toolbar.
  let id: [ToolbarContentIndex]
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// A component of the path from toolbar content to one of its items.
enum ToolbarContentIndex: Hashable {
  /// The index of a statement in a block.
  case statement(Int)
  /// A branch of an `if` or a `switch`; `true` is the first branch.
  case branch(Bool)
  /// The body of a custom toolbar content type.
  case body(of: ObjectIdentifier)
}

/// The items of a toolbar, collected from its content for a node.
@MainActor
struct ToolbarItems {
  private(set) var entries: [ToolbarEntry] = []
  /// The dynamic properties of custom content after this evaluation.
  private(set) var properties: [[ToolbarContentIndex]: ToolbarProperties] = [:]
  /// The dynamic properties of custom content before this evaluation.
  private let known: [[ToolbarContentIndex]: ToolbarProperties]
  private let node: Node
  private var way: [ToolbarContentIndex] = []

  /// Collects the items of toolbar content.
  ///
  /// - Parameters:
  ///   - content: The content of the toolbar.
  ///   - node: The node that evaluates the content and owns the content's dynamic properties.
  ///   - known: The dynamic properties of custom content from the previous evaluation.
  init(
    of content: any ToolbarContent, for node: Node,
    known: [[ToolbarContentIndex]: ToolbarProperties]
  ) {
    (self.node, self.known) = (node, known)
    add(content)
  }

  /// Adds an item with a placement at the current path.
  mutating func add<Content: View>(_ view: Content, at placement: ToolbarItemPlacement) {
    entries.append(ToolbarEntry(id: way, placement: placement, view: AnyView(view)))
  }

  /// Adds the items of nested content under an additional path component.
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

/// The dynamic properties of custom toolbar content, and their storage.
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

  /// Returns the qualified name of the property that stores a dependency, or `nil` if no property
  /// does.
  func name(of source: Dependency) -> String? {
    fields.name(of: source, in: storage).map { "\(type).\($0)" }
  }
}
