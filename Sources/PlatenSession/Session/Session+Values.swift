import PlatenLines
import PlatenReactive
import PlatenViews

extension Session {
  /// What the screen shows now, line after line, without its colours.
  ///
  ///     #expect(session.lines.contains("Hello, Ada!"))
  ///
  /// As the `frame`, it follows at the end of the turn: `await session.settle()` lets that come.
  ///
  /// - Complexity: O(*n*) in the lines.
  public var lines: [String] { frame.lines.map(\.text) }

  /// What a control or a labelled line shows, by its identifier or label: a text, `on`, `12`.
  ///
  ///     LabeledContent("repositories:", value: "12")
  ///
  ///     try session.value(of: "repositories:")  // "12"
  ///
  /// A control that holds no value is shown by its label. The value of a secure field is never told:
  /// it reads as an empty text. Texts without a label are found by `.accessibilityIdentifier`. Of
  /// several with one name `repositories:#2` is the second.
  ///
  /// - Throws: `InputError.unknownControl` when nothing has that name, or `InputError.behind` if it
  ///   is not on top.
  /// - Complexity: O(*n*) in the nodes of the screen.
  public func value(of name: String) throws(InputError) -> String {
    flush()
    return try shown(name).value
  }

  /// Publishes what a control or a labelled line shows: what it shows now, then each other value.
  ///
  ///     session.publisher(for: "repositories:")
  ///       .sink { Log.event("Updated to \($0)") }
  ///       .store(in: &session.cancellables)
  ///
  /// Nothing is published while nothing has that name; it never ends by itself. Subscribe on the main
  /// actor, where the values come.
  ///
  /// - Complexity: for each new frame as ``value(of:)``.
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

  /// What has a name.
  ///
  /// - Throws: As ``value(of:)``.
  func shown(_ name: String) throws(InputError) -> NamedElement {
    if let shown = whatIsShown(by: name) { return shown }
    if let modal = snapshot.top?.modal, snapshot.covered.contains(where: { $0.shows(name) }) {
      throw .behind(name, modal, existing: controlNames)
    }
    let names = shownNames
    throw .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
  }

  /// A name for each control and each line that says something by a name.
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

/// Something on the screen that has a name.
@MainActor
enum NamedElement {
  case control(ControlElement)
  case reading(LabeledValue)

  /// What it says; nothing of what is secret.
  var value: String {
    switch self {
    case .control(let control): control.isSecure ? "" : control.value ?? control.label
    case .reading(let reading): reading.value
    }
  }

  /// The places from which its lines in a block come, and those of what stands beside it there.
  func origins(in block: Block) -> Set<NodeID> {
    switch self {
    case .control(let control): control.origins(in: block)
    case .reading(let reading): reading.origins(in: block)
    }
  }
}
