@_spi(Nodes) import PlatenGraph

/// Has no effect: the spoken role of a view is the role of its control.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bit mask of the traits, with one bit per trait.
  public let rawValue: UInt64

  /// Creates a set of accessibility traits from a bit mask.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The trait of a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The trait of a header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The trait of a selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The trait of a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The trait of a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The trait of an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The trait of an element that plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The trait of a keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The trait of text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The trait of an element that summarizes the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The trait of an element that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The trait of an element that starts media playback or recording.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The trait of an element that handles touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The trait of an element that turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The trait of a modal element.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The trait of an element that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The trait of a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension View {
  /// Has no effect: a view's controls determine its role.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a view's controls determine its role, and their traits cannot be removed.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the order of views on the screen determines the spoken order.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { withoutEffect(self) }

  /// Has no effect: alternative names given as strings are ignored.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: localized alternative names are ignored.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: Platen does not invert colors.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a view's controls determine whether it responds to user interaction.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    withoutEffect(self)
  }
}
