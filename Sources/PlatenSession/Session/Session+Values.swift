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
  /// - Throws: `InputError.unknownControl` when nothing on top has that name.
  /// - Complexity: O(*n*) in the nodes of the screen.
  public func value(of name: String) throws(InputError) -> String {
    if let value = shownValue(of: name) { return value }
    let names = controlNames + Readings(layers.last?.readings ?? []).names
    throw .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
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
    let changes = framesChanged ?? PassthroughSubject()
    framesChanged = changes
    return changes.prepend(())
      .compactMap { [weak self] in self?.shownValue(of: name) }
      .removeDuplicates()
      .receive(on: Delivery { [surroundings] in surroundings.perform($0) })
      .eraseToAnyPublisher()
  }

  private func shownValue(of name: String) -> String? {
    guard let top = layers.last else { return nil }
    if let control = Addressing(top.controls).control(named: name) {
      return control.isSecure ? "" : control.value ?? control.label
    }
    return Readings(top.readings).reading(named: name)?.value
  }
}
