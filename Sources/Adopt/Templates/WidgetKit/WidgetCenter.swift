@_exported import Foundation

/// The widgets of the app on the home screen, of which a terminal has none.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  /// Has no effect: there are no widgets.
  public func reloadAllTimelines() {}

  /// Has no effect: there are no widgets of the kind.
  public func reloadTimelines(ofKind kind: String) {}

  /// Reports that there are no widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  public func invalidateConfigurationRecommendations() {}
}

/// A widget on the home screen. There is none.
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

/// The size and the place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
