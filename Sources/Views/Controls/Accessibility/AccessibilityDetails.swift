import Foundation
@_spi(Nodes) import PlatenGraph

/// Has no effect: spoken text has no headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Has no effect: details are not spoken.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let name: String

  /// Creates a key with a label.
  public init(_ label: String) { name = label }
}

extension View {
  /// Has no effect: spoken text has no heading levels.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a view is spoken as it is shown.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the children of a view are spoken as they are shown.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: details with a string label are not spoken.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: localized details are not spoken.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: there is no large content viewer.
  public func accessibilityShowsLargeContentViewer() -> some View { withoutEffect(self) }

  /// Has no effect: the large content viewer shows no view.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: there are no gestures that scroll.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: there is no pointer of a screen reader.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the type of a text is not spoken.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: touches are not passed on.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    withoutEffect(self)
  }
}

/// Has no effect: a detail is not spoken.
public enum AXCustomContent {
  /// The importance of a detail, which has no effect.
  public enum Importance: Sendable {
    case `default`, high
  }
}

/// The kind of a text, which has no effect.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, messaging, narrative, sourceCode
}
