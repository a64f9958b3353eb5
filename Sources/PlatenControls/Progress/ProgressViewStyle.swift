@_spi(Nodes) import PlatenGraph

/// How the progress views of a view look, in a program's own way.
///
///     struct Percent: ProgressViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
///       }
///     }
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of what is drawn; the compiler infers it.
  associatedtype Body: View
  /// What there is to be drawn.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What is drawn in place of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view as its style sees it.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view, whatever its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What a progress view says of its value, whatever its type.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// What it says.
    public var body: some View { content }
  }

  /// The part that is done, from 0 to 1; `nil` while nobody knows.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public let label: Label?
  /// What is said of the value, if anything.
  public let currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
  /// How progress views look, where a program says so itself.
  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the progress views in this view in a program's own way, or as they always look.
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

  /// A view of any type, if it is one that shows something.
  private func erased<V: View>(_ view: V) -> AnyView? {
    V.self == EmptyView.self ? nil : AnyView(view)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view that a style draws, as it looks without that style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}
