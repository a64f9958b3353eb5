@_spi(Nodes) import PlatenGraph

/// A custom appearance for progress views.
///
///     struct Percent: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
///       }
///     }
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that represents a progress view; the compiler infers it.
  associatedtype Body: View
  /// The properties of a progress view that a style receives.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates the view that replaces a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that are available to a custom style.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of a progress view.
  public struct Label: View {
    let content: AnyView

    /// The original label of the progress view.
    public var body: some View { content }
  }

  /// The type-erased label for the value of a progress view.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The original label for the value.
    public var body: some View { content }
  }

  /// The completed fraction, from 0 to 1; `nil` if the fraction is unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view; `nil` if the progress view has no label.
  public let label: Label?
  /// The custom label for the value; `nil` if the progress view has no such label.
  public let currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
  /// The custom style of progress views; `nil` for the default appearance.
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in this view; built-in styles use the default appearance.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ProgressView: StyledView {
  func drawn(in values: EnvironmentValues) -> AnyView? {
    values.progressViewStyle.map { style in
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: progress.part(in: values),
        label: erased(label).map { .init(content: $0) },
        currentValueLabel: erased(currentValueLabel).map { .init(content: $0) })
      return AnyView(style.body(configuration).environment(\.progressViewStyle, nil))
    }
  }

  /// Returns the type-erased view; `nil` for an `EmptyView`.
  private func erased<V: View>(_ view: V) -> AnyView? {
    V.self == EmptyView.self ? nil : AnyView(view)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view from a style configuration, with the default appearance.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}
