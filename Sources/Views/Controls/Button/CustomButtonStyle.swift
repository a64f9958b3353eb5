@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance for buttons.
///
///     struct Bracketed: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack(spacing: 0) {
///           Text("<")
///           configuration.label
///           Text(">")
///         }
///       }
///     }
///
///     Button("Save") { save() }.buttonStyle(Bracketed())  // <Save>
///
/// The style changes neither the name of the button, which is its label, nor the `press` command.
/// Like a view, a style can have environment properties.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that represents a button, which the compiler infers.
  associatedtype Body: View
  /// The properties of the button to display.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the view that is displayed in place of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a custom style displays.
public struct ButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The role of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the user is pressing the button; always `false`, because a press takes no time.
  public let isPressed: Bool
}

extension EnvironmentValues {
  /// The custom button style of the view, if one is set.
  var buttonStyle: AnyStyle<ButtonStyleConfiguration>? {
    get { self[StyleKey<ButtonStyleConfiguration>.self] }
    set { self[StyleKey<ButtonStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets a custom style for the buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
