/// Says something of the bar around a view, or makes one where there is none.
struct BarModifier: PrimitiveModifier {
  var title: Text?
  var subtitle: Text?
  var hidesBack: Bool?
  var isHidden: Bool?
  /// The items of a toolbar; nothing where it says nothing of them.
  var items: [ToolbarEntry]?

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    BarModifierNode(modified(content), in: place)
  }

  fileprivate var part: PageBar.Part {
    PageBar.Part(
      title: title, subtitle: subtitle, hidesBack: hidesBack, isHidden: isHidden,
      entries: (items ?? []).map { PageBar.Entry(place: $0.placement.place, view: $0.view) })
  }
}

/// A title alone shows nowhere outside of a navigation stack; what can be acted on does.
private final class BarModifierNode<Content: View>:
  WrapperNode<ModifiedContent<Content, BarModifier>>
{
  private weak var bar: PageBar?
  /// The one that is made here.
  private lazy var ownBar = PageBar()
  private lazy var inner: Scope = {
    let inner = Scope(parent: scope)
    var values = EnvironmentValues()
    values.bar = ownBar
    _ = inner.set(values.changes)
    return inner
  }()

  override var childScope: Scope { makesBar ? inner : scope }

  /// Whether it has a toolbar to show, be that empty now: the view below stays the same when items come.
  private var makesBar: Bool {
    EnvironmentValues(scope).bar == nil && view.modifier.items != nil
  }

  override func evaluate() {
    let outer = reading { EnvironmentValues(scope).bar }
    if makesBar {
      show(VStack(alignment: .leading) { Barred(bar: ownBar, content: view.content) })
      bar = ownBar
    } else {
      show(view.content)
      bar = outer
    }
    bar?.set(view.modifier.part, from: self)
  }

  override func didMount() { bar?.changed() }

  override func willUnmount() { bar?.changed() }
}
