@_spi(Nodes) import PlatenGraph

/// A custom appearance for toggles.
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
/// A style does not change the behavior of a toggle: its label is still its name, and `toggle`
/// switches it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that represents a toggle; the compiler infers it.
  associatedtype Body: View
  /// The properties of a toggle that a style receives.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates the view that replaces a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, for a toggle style.
public struct ToggleStyleConfiguration {
  /// The type-erased label of a toggle.
  public struct Label: View {
    let content: AnyView

    /// The original label of the toggle.
    public var body: some View { content }
  }

  /// A view with the label of the toggle.
  public let label: Label
  /// A binding to a Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents both on and off values; always `false`.
  public let isMixed = false
}

extension EnvironmentValues {
  /// The custom style of toggles; `nil` for the default appearance.
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[StyleKey<ToggleStyleConfiguration>.self] }
    set { self[StyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in this view; built-in styles use the default appearance.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension Toggle {
  /// Returns the view that the toggle style in an environment creates.
  func drawn(in values: EnvironmentValues) -> AnyView? {
    values.toggleStyle.map { style in
      let label = ToggleStyleConfiguration.Label(content: AnyView(label))
      let drawn = style.body(ToggleStyleConfiguration(label: label, isOn: isOn))
      return AnyView(drawn.environment(\.toggleStyle, nil))
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style configuration, in its default appearance.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
