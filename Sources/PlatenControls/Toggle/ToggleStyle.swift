@_spi(Nodes) import PlatenGraph

/// How the toggles of a view look, in a program's own way.
///
///     struct Switch: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           configuration.label
///           Text(configuration.isOn ? "yes" : "no")
///         }
///       }
///     }
///
///     Toggle("Ripe", isOn: $isRipe).toggleStyle(Switch())  // Ripe no
///
/// Whatever is drawn, the toggle is called by its label, and `toggle` switches it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what is drawn; the compiler infers it.
  associatedtype Body: View
  /// What there is to be drawn.
  typealias Configuration = ToggleStyleConfiguration

  /// What is drawn in place of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, whatever its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it is on for some of what it stands for, and off for the rest: never.
  public let isMixed = false
}

extension EnvironmentValues {
  /// How toggles look, where a program says so itself.
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[StyleKey<ToggleStyleConfiguration>.self] }
    set { self[StyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the toggles in this view in a program's own way, or as they always look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension Toggle {
  /// What a program's own style makes of the toggle.
  func drawn(in values: EnvironmentValues) -> AnyView? {
    values.toggleStyle.map { style in
      let label = ToggleStyleConfiguration.Label(content: AnyView(label))
      let drawn = style.body(ToggleStyleConfiguration(label: label, isOn: isOn))
      return AnyView(drawn.environment(\.toggleStyle, nil))
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, as it looks without that style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
