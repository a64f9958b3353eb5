import PlatenContext
import PlatenLines
import PlatenNavigation

extension Session {
  /// The current frame: the screen, followed by the pipeline diagrams that the `pipes` command
  /// shows.
  public var frame: Frame { screen.frame }

  /// A closure that is called after each turn that performed layout or moved the focus.
  ///
  /// The lines of the frame may be unchanged.
  public var onFrame: (@MainActor () -> Void)? {
    get { screen.output.onFrame }
    set { screen.output.onFrame = newValue }
  }

  /// The text lines of the current frame, without colors.
  ///
  ///     #expect(session.lines.contains("Hello, Ada!"))
  ///
  /// Like ``frame``, this property changes at the end of the turn, so await ``settle()`` first.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var lines: [String] { frame.lines.map(\.text) }

  /// The controls of the topmost layer, in frame order.
  ///
  /// The topmost layer is the last of the ``modals``, or the screen if no modal is presented.
  public var controls: [Control] { screen.flush().controls.map(Control.init) }

  /// The modals above the screen, from bottom to top. Only the topmost modal receives input.
  public var modals: [Modal] { screen.flush().layers.compactMap(\.modal) }

  /// Returns the first control with the specified identifier or label; identifiers take precedence.
  ///
  /// The name `label#2` selects the second control with that label. The name `List[12]/label`
  /// selects a control in row 12 of a list, and scrolls the list to that row.
  ///
  /// - Throws: `InputError.unknownControl`, `InputError.unknownRow`, or `InputError.behind` if the
  ///   control is behind a modal.
  public func control(named name: String) throws(InputError) -> Control {
    Control(try screen.flush().names.control(named: name))
  }

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
    try screen.flush().names.element(named: name).value
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
    screen.output.changes.prepend(())
      .compactMap { [weak screen] in
        screen?.flush().names.shownElement(named: name)?.value
      }
      .removeDuplicates()
      .receive(on: DeliveryScheduler { [context = screen.context] in context.perform($0) })
      .eraseToAnyPublisher()
  }
}
