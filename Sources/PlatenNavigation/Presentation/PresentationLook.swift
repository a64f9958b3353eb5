import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how high a sheet is; here it is as high as its lines.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// Nearly all of the screen.
  public static let large = PresentationDetent(name: "large")

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// Accepted without effect: what can be done behind a sheet; here that is nothing.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  /// What a platform allows.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// All.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// All, as long as the sheet is not higher.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { enabled }
}

/// Accepted without effect: what takes the place of a presentation where there is little room.
public struct PresentationAdaptation: Sendable {
  private let name: String

  /// What a platform chooses.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing does.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Accepted without effect: where a popover points to; here it is a sheet.
public enum PopoverAttachmentAnchor: Sendable {
  /// To a rectangle.
  case rect(Source)
  /// To a point.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Sendable {
    /// All of the view.
    public static let bounds = Source()

    /// A part of the view.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}

extension View {
  /// Accepted without effect: how high the sheet around is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepted without effect: how high the sheet around is, and which height is chosen.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepted without effect: whether the sheet around shows that it can be pulled.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted without effect: what lies behind the views of the sheet around.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepted without effect: how round the corners of the sheet around are.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepted without effect: what can be done behind the sheet around.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Accepted without effect: what takes the place of the presentation around.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
}
