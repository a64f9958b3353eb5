import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: a sheet is as high as its content.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// A detent at about half the height of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// A detent at nearly the full height of the screen.
  public static let large = PresentationDetent(name: "large")

  /// Returns a detent at a fraction of the screen height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// Has no effect: the view behind a sheet never accepts commands.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  /// The default interaction of the platform.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// Interaction with the view behind the presentation.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// No interaction with the view behind the presentation.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Returns an interaction that is enabled for sheets up to the height of a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { enabled }
}

/// Has no effect: presentations do not adapt to the size of the screen.
public struct PresentationAdaptation: Sendable {
  private let name: String

  /// The default adaptation of the platform.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// An adaptation that uses a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// An adaptation that uses a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// An adaptation that uses a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Has no effect: a popover is presented as a sheet, which has no anchor.
public enum PopoverAttachmentAnchor: Sendable {
  /// An anchor at a rectangle of the view.
  case rect(Source)
  /// An anchor at a point of the view.
  case point(UnitPoint)

  /// The rectangle that a popover is attached to.
  public struct Source: Sendable {
    /// The bounds of the view.
    public static let bounds = Source()

    /// Returns a source for a rectangle in the view.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}

extension View {
  /// Has no effect: a sheet has no detents and is as high as its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a sheet has no detents, so the selection never changes.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { withoutEffect(self) }

  /// Has no effect: a sheet has no drag indicator.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a sheet has no background.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { withoutEffect(self) }

  /// Has no effect: a sheet has no rounded corners.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the controls behind a sheet are disabled.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { withoutEffect(self) }

  /// Has no effect: the presentation is the same in all size classes.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { withoutEffect(self) }
}
