@_spi(Nodes) import PlatenGraph

/// A custom appearance for text fields.
///
///     struct Boxed: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.border(.gray)
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that represents a text field; the compiler infers it.
  associatedtype _Body: View
  /// The type-erased label of the field that a style receives.
  typealias _Label = _TextFieldStyleLabel

  /// Creates the view that replaces a text field and contains the field itself.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// A type-erased label of a text field, for text field styles.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The original label of the text field.
  public var body: some View { content }
}

extension EnvironmentValues {
  /// The custom style of text fields; `nil` for the default appearance.
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] }
    set { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in this view; built-in styles use the default appearance.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyStyle(style) { $0._body(configuration: $1) })
  }
}

extension TextField: StyledView {
  func drawn(in values: EnvironmentValues) -> AnyView? {
    values.textFieldStyle.map { style in
      let field = relabeled(_TextFieldStyleLabel(content: AnyView(label)))
      return AnyView(style.body(field).environment(\.textFieldStyle, nil))
    }
  }

  func makePlainNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }
}
