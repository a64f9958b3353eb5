import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Modifiers for the typography of a `Text` view, which the terminal determines.
extension Text {
  /// Has no effect: a `Text` view has no kerning.
  public func kerning(_ kerning: CGFloat) -> Text { withoutEffect(self) }

  /// Has no effect: a `Text` view has no tracking.
  public func tracking(_ tracking: CGFloat) -> Text { withoutEffect(self) }

  /// Has no effect: a `Text` view has no baseline offset.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { withoutEffect(self) }

  /// Has no effect: all digits in a `Text` view have the same width.
  public func monospacedDigit() -> Text { withoutEffect(self) }

  /// Has no effect: a `Text` view always has a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text { withoutEffect(self) }

  /// Has no effect: a `Text` view uses the design of the terminal's font.
  public func fontDesign(_ design: Font.Design?) -> Text { withoutEffect(self) }

  /// Has no effect: a `Text` view uses the width of the terminal's font.
  public func fontWidth(_ width: Font.Width?) -> Text { withoutEffect(self) }

  /// Has no effect: a `Text` view uses the size of the terminal's font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { withoutEffect(self) }

  /// Has no effect: the scale of a symbol is that of the text.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }
}

/// Modifiers for the typography of a view, which the terminal determines.
extension View {
  /// Has no effect: the text in this view has no kerning.
  public func kerning(_ kerning: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: the text in this view has no tracking.
  public func tracking(_ tracking: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: the text in this view has no baseline offset.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: all digits in a terminal have the same width.
  public func monospacedDigit() -> some View { withoutEffect(self) }

  /// Has no effect: the font of a terminal is always monospaced.
  public func monospaced(_ isActive: Bool = true) -> some View { withoutEffect(self) }

  /// Has no effect: an app cannot change the design of the terminal's font.
  public func fontDesign(_ design: Font.Design?) -> some View { withoutEffect(self) }

  /// Has no effect: an app cannot change the width of the terminal's font.
  public func fontWidth(_ width: Font.Width?) -> some View { withoutEffect(self) }

  /// Has no effect: an app cannot change the size of the terminal's font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal has no spacing between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: text is not scaled to fit the available width.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: text is not tightened to fit the available width.
  public func allowsTightening(_ flag: Bool) -> some View { withoutEffect(self) }

  /// Has no effect: the user can select any text in a terminal.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal does not show localized tooltips.
  public func help(_ textKey: LocalizedStringKey) -> some View { withoutEffect(self) }

  /// Has no effect: a terminal does not show tooltips.
  public func help(_ text: Text) -> some View { withoutEffect(self) }

  /// Has no effect: a terminal does not show strings as tooltips.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { withoutEffect(self) }
}

/// A setting for text selection. The terminal determines whether text can be selected.
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
