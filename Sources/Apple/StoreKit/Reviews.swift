#if os(Linux)
  import PlatenContext
  @_exported import PlatenUIKit
  import PlatenNavigation

  /// A request for a review of the app, which has no effect.
  public enum SKStoreReviewController {
    /// Has no effect: there is no store.
    public static func requestReview() { report() }

    /// Has no effect: there is no store for the scene of an app.
    @MainActor @preconcurrency
    public static func requestReview(in windowScene: UIWindowScene) { report() }

    fileprivate static func report() {
      Log.noEffect(of: "requestReview", because: "there is no store")
    }
  }

  /// An action that requests a review of the app, which has no effect.
  @MainActor @preconcurrency
  public struct RequestReviewAction {
    /// Has no effect: there is no store for reviews.
    public func callAsFunction() { SKStoreReviewController.report() }
  }

  extension EnvironmentValues {
    /// An action that requests a review of the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
  }
#endif
