import PlatenContext
import PlatenLines
import PlatenNavigation

extension Session {
  /// The text lines of the current frame, without colors.
  ///
  ///     #expect(session.lines.contains("Hello, Ada!"))
  ///
  /// Like ``frame``, this property changes at the end of the turn, so await ``settle()`` first.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var lines: [String] { frame.lines.map(\.text) }

  /// Returns the displayed value of a control or labeled value by its identifier or label, such as
  /// `on` or `12`.
  ///
  ///     LabeledContent("repositories:", value: "12")
  ///
  ///     try session.value(of: "repositories:")  // "12"
  ///
  /// For a control without a value, this method returns the label. For a secure field, it returns
  /// an empty string. To find text without a label, use its `.accessibilityIdentifier`. If several
  /// elements share a name, `repositories:#2` selects the second one.
  ///
  /// - Throws: `InputError.unknownControl` if no element has that name, or `InputError.behind` if
  ///   the element is behind a modal.
  /// - Complexity: O(*n*) in the number of nodes on the screen.
  public func value(of name: String) throws(InputError) -> String {
    flush()
    return try shown(name).value
  }

  /// Returns a publisher of the displayed value of a control or labeled value.
  ///
  ///     session.publisher(for: "repositories:")
  ///       .sink { Log.event("Updated to \($0)") }
  ///       .store(in: &session.cancellables)
  ///
  /// The publisher emits the current value, and then each value that differs from the previous one.
  /// It emits nothing while no element has the name, and never completes. Subscribe on the main
  /// actor, which also receives the values.
  ///
  /// - Complexity: The complexity of ``value(of:)`` for each new frame.
  public func publisher(for name: String) -> AnyPublisher<String, Never> {
    output.changes.prepend(())
      .compactMap { [weak self] in
        self?.flush()
        return self?.whatIsShown(by: name)?.value
      }
      .removeDuplicates()
      .receive(on: DeliveryScheduler { [context] in context.perform($0) })
      .eraseToAnyPublisher()
  }

  /// Returns the element with the specified name.
  ///
  /// - Throws: The errors of ``value(of:)``.
  func shown(_ name: String) throws(InputError) -> NamedElement {
    if let shown = whatIsShown(by: name) { return shown }
    if let modal = snapshot.top?.modal, snapshot.covered.contains(where: { $0.shows(name) }) {
      throw .behind(name, modal, existing: controlNames)
    }
    let names = shownNames
    throw .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
  }

  /// A unique name for each control and each labeled value.
  package var shownNames: [String] {
    controlNames + snapshot.readingNames.names
  }

  private func whatIsShown(by name: String) -> NamedElement? {
    if let control = shownControl(named: name) { return .control(control) }
    return snapshot.readingNames.reading(named: name).map(NamedElement.reading)
  }
}

extension Layer {
  fileprivate func shows(_ name: String) -> Bool {
    ControlNames(controls).control(named: name) != nil
      || LabeledValueNames(readings).reading(named: name) != nil
  }
}

/// An element on the screen that has a name.
@MainActor
enum NamedElement {
  case control(ControlElement)
  case reading(LabeledValue)

  /// The displayed value, or an empty string if the value is secret.
  var value: String {
    switch self {
    case .control(let control): control.isSecure ? "" : control.value ?? control.label
    case .reading(let reading): reading.value
    }
  }

  /// Returns the nodes that produce the element's lines in a block, including adjacent nodes on
  /// these lines.
  func origins(in block: Block) -> Set<NodeID> {
    switch self {
    case .control(let control): control.origins(in: block)
    case .reading(let reading): reading.origins(in: block)
    }
  }
}
