import PlatenControls
@_spi(Nodes) import PlatenGraph

/// The view to which an animator is applied.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  public var body: some View { content }
}

extension View {
  /// Shows the first phase of an animation that runs forever. Nothing animates.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first { _ in true }.map { content(PlaceholderContentView(content: AnyView(self)), $0) }
  }

  /// Shows the first phase of an animation, in which it starts and ends. Nothing animates.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// A container that shows the first phase of an animation. Nothing animates.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates a container for an animation that runs forever.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Creates a container for an animation that starts when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  public var body: some View { content }
}
