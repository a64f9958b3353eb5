@_spi(Nodes) import PlatenGraph

/// Accepted without effect: what a view is to who listens; the role of a control says so.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt64

  /// Those of which the bits are set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that stays as it is.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// What sums up the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that often changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts to play.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Something that has to be answered first.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// Accepted without effect: what a listener asks a view to do.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// What it is there for.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To go away.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most now.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// To show a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Accepted without effect: which way a listener changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension View {
  /// Accepted without effect: what this view is to who listens.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: what this view is not to who listens.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: when this view is read; that is in the order of the screen.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Accepted without effect: other names for this view.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Accepted without effect: other names for this view.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Accepted without effect: whether colours stay as they are where they are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepted without effect: whether users can act on this view; its controls say so.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// Accepted without effect: what a listener asks for without a name; it is never called.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Accepted without effect: what changes a value up or down; it is never called.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }
}
