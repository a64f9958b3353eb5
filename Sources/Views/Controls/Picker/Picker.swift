@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A control for selecting one of several options.
///
///     Picker("Size", selection: $size) {
///       Text("Small").tag(1)
///       Text("Large").tag(2)
///     }
///     .pickerStyle(.segmented)  // Size (•) Small  ( ) Large
///
/// In the menu style, Return opens the options below the value, like a ``Menu``:
///
///     Size [Large ▾] open
///            ( ) Small
///            (•) Large
///
/// The options are the views with a tag and the elements of a `ForEach`; the id of an element
/// serves as its tag. A view without a tag cannot be selected. The `pick` command selects an option
/// by its text.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: ControlView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker with any view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Creates a picker whose label is passed as a view rather than as a view builder.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  package func makeNode(in context: NodeContext) -> Node { PickerNode(self, in: context) }
}

extension Picker where Label == Text {
  /// Creates a picker with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

private final class PickerNode<Label: View, Value: Hashable, Content: View>:
  ValueNode<Picker<Label, Value, Content>>
{
  private var selection: Value? {
    didSet { setNeedsLayout(ifChanged: selection, from: oldValue) }
  }
  private var arrangement = _PickerArrangement.menu {
    didSet { setNeedsLayout(ifChanged: arrangement, from: oldValue) }
  }

  /// Whether the options of the menu style are shown as a menu.
  private var isOpen = false {
    didSet { setNeedsLayout(ifChanged: isOpen, from: oldValue) }
  }

  override func readMore() {
    selection = view.selection.wrappedValue
    arrangement = EnvironmentValues(scope).pickerArrangement
  }

  override func makeContent() { setContent(TupleView((view.label, view.content))) }

  override var labelNode: Node { content.children[0] }

  /// Hides the tags inside the picker, because they do not belong to an enclosing picker.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == TagsKey.self ? nil : super.preference(key)
  }

  private var options: [Tagged] { content.children[1].preference(TagsKey.self) ?? [] }

  // MARK: Picking

  override var control: ControlElement {
    let values = values
    let selection = view.selection.wrappedValue
    let toggle: ControlKind.Press = { [weak self] in self?.isOpen.toggle() }
    let pick: ControlKind.Entry = { [weak self] option throws(ActionError) in
      try self?.pick(option)
    }
    let picker = ControlKind.picker(
      selection: values.first { $0.value == selection }?.text, options: values.map(\.text),
      pick: pick, menu: arrangement == .menu ? (isOpen, toggle) : nil)
    return ControlElement(picker, label: labelText, isEnabled: isEnabled, at: self)
  }

  /// The text and value of each option whose tag has the type of the selection.
  private var values: [(text: String, value: Value)] {
    options.compactMap { option in
      option.value(as: Value.self).map { (option.node.text, $0) }
    }
  }

  private func pick(_ text: String) throws(ActionError) {
    let values = values
    guard let value = values.first(where: { $0.text == text })?.value else {
      throw .noOption(text, options: values.map(\.text))
    }
    choose(value)
  }

  private func choose(_ value: Value) {
    isOpen = false
    view.selection.wrappedValue = value
  }

  // MARK: Menu

  private var showsMenu: Bool { isOpen && arrangement == .menu }

  override var remarks: [String] { showsMenu ? ["open"] : [] }

  override var items: [ControlElement] {
    if !showsMenu { return [] }
    let selection = view.selection.wrappedValue
    return options.compactMap { option in
      option.value(as: Value.self).map { item(option.node, $0, isChosen: $0 == selection) }
    }
  }

  private func item(_ node: Node, _ value: Value, isChosen: Bool) -> ControlElement {
    let button = ControlKind.Button { [weak self] in self?.choose(value) }
    return ControlElement(
      .button(button), label: node.text, isEnabled: isEnabled, at: self, origin: node.origin
    ).spoken(as: isChosen ? "selected" : nil)
  }

  override var menuLines: [Line] {
    if !showsMenu { return [] }
    return options.map { option in
      let isChosen = selection.map(option.isSelected) ?? false
      return option.node.marked(choice(option.node.text, isChosen: isChosen))
    }.menuItems(indent: 2)
  }

  /// Closes the menu when the picker disappears.
  override func mountedDidChange() { if !isMounted { isOpen = false } }

  // MARK: Lines

  override var endsInWords: Bool { arrangement != .menu }

  override var gap: Int { 2 }

  override var pieces: [Line] {
    let options = options
    let chosen = options.firstIndex { option in selection.map(option.isSelected) ?? false }
    if chosen == nil { warnOfSelection(among: options) }
    switch arrangement {
    case .menu: return [marked(menu(chosen.map { options[$0].node.text } ?? ""))]
    case .row, .column:
      return options.enumerated().map { index, option in
        let line = choice(option.node.text, isChosen: index == chosen)
        return index == chosen ?? 0 ? marked(line) : line
      }
    }
  }

  private func menu(_ text: String) -> Line {
    Line("[", style: .muted) + Line(text.isEmpty ? "" : text + " ")
      + Line(asciiSafe("▾") + "]", style: .muted)
  }

  override var valueWidths: WidthRange {
    var widths = super.valueWidths
    if arrangement == .column { (widths.ideal, widths.max) = (widths.min, widths.min) }
    return widths
  }

  override func valueLines(within width: Int) -> [Line] {
    if arrangement != .column { return super.valueLines(within: width) }
    return pieces.flatMap { $0.wrapped(to: max(width, 1)) }
  }

  /// Logs a warning if the picker has options but none has the selected value. A selection of `nil`
  /// does not cause a warning.
  private func warnOfSelection(among options: [Tagged]) {
    guard let selection, (selection as? any OptionalProtocol)?.isNone != true, !options.isEmpty
    else { return }
    graph.warn(
      """
      Picker "\(labelText)": no option has the tag \(selection) of type \(Value.self); tag each \
      option with a value of this type
      """)
  }
}

/// A protocol that lets generic code detect optional values that are `nil`.
private protocol OptionalProtocol {
  var isNone: Bool { get }
}

extension Optional: OptionalProtocol {
  fileprivate var isNone: Bool { self == nil }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == PlatenControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlatenControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a string title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlatenControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Creates a picker for a property of several elements, with any view as its label.
  ///
  /// The picker shows the value of the first element. Selecting an option changes all elements.
  ///
  /// - Precondition: There is at least one element.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    guard let first = sources.first?[keyPath: selection] else {
      preconditionFailure("a picker needs at least one source")
    }
    self.init(
      selection: Binding(
        get: { first.wrappedValue },
        set: { new in sources.forEach { $0[keyPath: selection].wrappedValue = new } }),
      content: content, label: label)
  }
}
