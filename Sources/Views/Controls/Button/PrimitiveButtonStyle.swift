@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance and behavior for buttons.
///
/// The user presses the button as usual, which runs its action. Every built-in style draws the label
/// in parentheses.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that replaces a button, which the compiler infers.
  associatedtype Body: View
  /// The properties of the button that the style replaces.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the view that replaces a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a custom primitive style displays.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of the button that a style replaces.
  public typealias Label = ButtonStyleConfiguration.Label

  /// The role of the replaced button, if it has one.
  public let role: ButtonRole?
  /// The label of the replaced button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the action of the button.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension EnvironmentValues {
  /// The custom primitive button style of the view, if one is set.
  var primitiveButtonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] }
    set { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in this view; built-in styles use the default appearance.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
