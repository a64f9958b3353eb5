import SwiftUI
@_exported import UIKit

/// A request for a review of the app, which has no effect.
public enum SKStoreReviewController {
  /// Has no effect: there is no store.
  public static func requestReview() {}

  /// Has no effect: there is no store for the scene of an app.
  @MainActor @preconcurrency
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// An action that requests a review of the app, which has no effect.
@MainActor @preconcurrency
public struct RequestReviewAction {
  /// Has no effect: there is no store for reviews.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that requests a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
