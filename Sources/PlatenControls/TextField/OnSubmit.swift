@_spi(Nodes) import PlatenGraph

/// What happens when a text is entered, gathered from the inside out.
package struct SubmitAction {
  let run: @MainActor () -> Void

  /// An action, and then what is done around it.
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
  /// None where nothing happens.
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// What happens when the text of a search field is entered.
  package var searchAction: SubmitAction? {
    get { self[SearchActionKey.self] }
    set { self[SearchActionKey.self] = newValue }
  }
}

/// Which fields are meant whose text is entered.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the fields.
  public let rawValue: Int

  /// The fields of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The fields of views that can be searched.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when the text of a field in this view is entered, by the input `submit`.
  ///
  /// Of several around a field all run, the innermost first.
  ///
  ///     TextField("Search", text: $query).onSubmit { search() }
  ///
  /// - Parameter triggers: Which fields are meant.
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
