import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: the terminal determines the typography of a text.
extension Text {
  /// Accepted without effect: a text has no kerning.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Accepted without effect: a text has no tracking.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Accepted without effect: a text has no baseline offset.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Accepted without effect: all digits of a text have the same width.
  public func monospacedDigit() -> Text { self }

  /// Accepted without effect: a text always has a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Accepted without effect: a text has the design of the terminal's font.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Accepted without effect: a text has the width of the terminal's font.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Accepted without effect: a text has the size of the terminal's font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Accepted without effect: all text has the same scale.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }
}

/// Accepted without effect: the terminal determines the typography of a view.
extension View {
  /// Accepted without effect: the text in this view has no kerning.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Accepted without effect: the text in this view has no tracking.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Accepted without effect: the text in this view has no baseline offset.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Accepted without effect: all digits in a terminal have the same width.
  public func monospacedDigit() -> some View { self }

  /// Accepted without effect: the font of a terminal is always monospaced.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Accepted without effect: the design of the terminal's font does not change.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Accepted without effect: the width of the terminal's font does not change.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Accepted without effect: the size of the terminal's font does not change.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Accepted without effect: a terminal has no spacing between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Accepted without effect: text is not scaled to fit the available width.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Accepted without effect: text is not tightened to fit the available width.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepted without effect: the user can select any text in a terminal.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Accepted without effect: a terminal does not show the localized tooltip.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Accepted without effect: a terminal does not show the tooltip.
  public func help(_ text: Text) -> some View { self }

  /// Accepted without effect: a terminal does not show the string as a tooltip.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// Accepted without effect: the terminal determines whether text can be selected.
public protocol TextSelectability: Sendable {}

/// The type of the setting that enables text selection.
public struct EnabledTextSelectability: TextSelectability {}

/// The type of the setting that disables text selection, which has no effect.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A setting that enables text selection.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A setting that disables text selection, which has no effect in a terminal.
  public static var disabled: DisabledTextSelectability { .init() }
}
