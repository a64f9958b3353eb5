import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// A part of a text that the user has selected, which is never reported.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected positions.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  public let indices: Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection without characters.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field; the selection has no effect.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: withoutEffect(text), prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a string title; the selection has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: withoutEffect(text), prompt: prompt) { Text(title) }
  }
}

extension TextEditor {
  /// Creates a text editor; the selection has no effect.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: withoutEffect(text))
  }
}

/// Has no effect: a terminal has no writing tools.
public enum WritingToolsBehavior: Hashable, Sendable {
  case automatic, complete, limited, disabled
}

/// Has no effect: the content of a presentation determines its size.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  /// The default size of `PresentationSizing`.
  public static let automatic = PresentationSizing(name: "automatic")
  /// The size of a page.
  public static let page = PresentationSizing(name: "page")
  /// The size of a form.
  public static let form = PresentationSizing(name: "form")
  /// The size of the content.
  public static let fitted = PresentationSizing(name: "fitted")

  /// Returns this size, fitted to the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
}

/// Has no effect: keys go to controls and keyboard shortcuts.
public struct KeyPress: Sendable {
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  /// Whether an action handled a key.
  public enum Result: Sendable {
    case handled, ignored
  }

  /// The phases of a key.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
}

extension View {
  /// Has no effect: no action is called for a key.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no action is called for a phase of a key.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no action is called for one of several keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no action is called for characters.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no action is called for any key.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: there are no writing tools whose behavior could change.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a presentation is as large as its content.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: dialogs have the same appearance at every severity.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { withoutEffect(self) }

  /// Has no effect: dialogs have no switch that suppresses them.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text is set in the language of the session.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a tab view shows its tabs in a bar above the content.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: labels show their title.
  public func labelsVisibility(_ visibility: Visibility) -> some View { withoutEffect(self) }

  /// Has no effect: badges have the same appearance at every prominence.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { withoutEffect(self) }

  /// Has no effect: pickers mark the selection in the same way.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views are not moved or distorted by a matrix.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a search field does not move the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the search field of a toolbar is always visible.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text on a screen cannot be searched.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { withoutEffect(self) }

  /// Has no effect: the brightness of images is not extended.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no activities of the system are announced.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View {
    withoutEffect(self)
  }
}

extension Image {
  /// Has no effect: bright images are not enhanced.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}

/// Has no effect: severe dialogs look like others.
public enum DialogSeverity: Hashable, Sendable {
  case automatic, critical, standard
}

/// Has no effect: the bar of tabs is always visible.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}

/// Has no effect: prominent badges look like others.
public enum BadgeProminence: Hashable, Sendable {
  case decreased, standard, increased
}

/// Has no effect: pickers have one mark for the selection.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// The default effect.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// No effect.
  public static let custom = PaletteSelectionEffect(name: "custom")

  /// Returns an effect that shows a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}

/// Has no effect: a search field is not a button.
public enum SearchToolbarBehavior: Hashable, Sendable {
  case automatic, minimize
}
