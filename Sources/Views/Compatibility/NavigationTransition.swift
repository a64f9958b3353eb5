import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: a view replaces another immediately.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The default transition between views, which has no effect.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates a default transition.
  public nonisolated init() {}
}

/// A transition that enlarges a view, which has no effect.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// A transition that fades between views, which has no effect.
public struct CrossFadeNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that enlarges a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    .init()
  }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A transition that fades between views.
  public static var crossFade: CrossFadeNavigationTransition { .init() }
}

/// The look of the source of a transition, which has no effect.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The default look of the source of a transition, which has no effect.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Returns this look without a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Returns this look, which is not clipped.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// Returns this look without a shadow.
  public func shadow(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Has no effect: no style delays the replacement of a view.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views are not enlarged.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views are not enlarged, in any configuration.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    withoutEffect(self)
  }
}
