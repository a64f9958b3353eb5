import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: where letters stand, and what they are like, for a terminal decides that.
extension Text {
  /// Accepted without effect: the room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Accepted without effect: the room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Accepted without effect: how much higher a text stands.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Accepted without effect: digits of one width, for a terminal's have that.
  public func monospacedDigit() -> Text { self }

  /// Accepted without effect: letters of one width, for a terminal's have that.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Accepted without effect: a kind of letters, for a terminal has one.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Accepted without effect: how wide letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Accepted without effect: smaller letters, for a terminal's have one size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Accepted without effect: how large letters are beside others, for a terminal's have one size.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }
}

/// Accepted without effect: where letters stand, and what they are like, for a terminal decides that.
extension View {
  /// Accepted without effect: the room between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Accepted without effect: the room between letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Accepted without effect: how much higher texts stand.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Accepted without effect: digits of one width, for a terminal's have that.
  public func monospacedDigit() -> some View { self }

  /// Accepted without effect: letters of one width, for a terminal's have that.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Accepted without effect: a kind of letters, for a terminal has one.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Accepted without effect: how wide letters are.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Accepted without effect: smaller letters, for a terminal's have one size.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Accepted without effect: the room between lines, for lines are the unit.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Accepted without effect: smaller letters where there is little room.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Accepted without effect: narrower letters where there is little room.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepted without effect: whether texts can be selected, for a terminal's always can.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Accepted without effect: a note that shows under a pointer.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Accepted without effect: a note that shows under a pointer.
  public func help(_ text: Text) -> some View { self }

  /// Accepted without effect: a note that shows under a pointer.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// Accepted without effect: whether texts can be selected, for a terminal's always can.
public protocol TextSelectability: Sendable {}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Texts that cannot be selected, elsewhere than in a terminal.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts can be selected all the same.
  public static var disabled: DisabledTextSelectability { .init() }
}
