@_spi(Nodes) import PlatenGraph

/// How the buttons of a view look, in a program's own way.
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
/// Whatever is drawn, the button is called by its label, and `press` presses it. A style may have
/// properties of the environment, as a view may.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what is drawn; the compiler infers it.
  associatedtype Body: View
  /// What there is to be drawn.
  typealias Configuration = ButtonStyleConfiguration

  /// What is drawn in place of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is being pressed: never when it is drawn, for in text a press is over at once.
  public let isPressed: Bool
}

extension EnvironmentValues {
  /// How buttons look, where a program says so itself.
  var buttonStyle: AnyStyle<ButtonStyleConfiguration>? {
    get { self[StyleKey<ButtonStyleConfiguration>.self] }
    set { self[StyleKey<ButtonStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the buttons in this view in a program's own way.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
