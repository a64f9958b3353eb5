@_spi(Nodes) import PlatenGraph

/// The submit actions around a field, in order from the innermost to the outermost.
package struct SubmitAction {
  let run: @MainActor () -> Void

  /// Returns an action that runs before the actions of the enclosing views.
  fileprivate static func running(
    _ action: @escaping @MainActor () -> Void, then outer: SubmitAction?
  ) -> SubmitAction {
    SubmitAction {
      action()
      outer?.run()
    }
  }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private struct SearchActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  /// The action to run when a text field is submitted; `nil` if there is none.
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// The action to run when a search field is submitted; `nil` if there is none.
  package var searchAction: SubmitAction? {
    get { self[SearchActionKey.self] }
    set { self[SearchActionKey.self] = newValue }
  }
}

/// The kinds of fields whose submission triggers an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bit mask of the triggers in the set.
  public let rawValue: Int

  /// Creates a set of submit triggers from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The submission of a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The submission of the search field of a searchable view.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Adds an action to run when a field in this view is submitted by the `submit` command.
  ///
  /// If several actions apply to a field, all of them run, the innermost first.
  ///
  ///     TextField("Search", text: $query).onSubmit { search() }
  ///
  /// - Parameter triggers: The kinds of fields that trigger the action.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.self) { values in
      if triggers.contains(.text) {
        values.submitAction = .running(action, then: values.submitAction)
      }
      if triggers.contains(.search) {
        values.searchAction = .running(action, then: values.searchAction)
      }
    }
  }
}
