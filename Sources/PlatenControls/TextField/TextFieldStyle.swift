@_spi(Nodes) import PlatenGraph

/// How the text fields of a view look, in a program's own way.
///
///     struct Boxed: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.border(.gray)
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of what is drawn; the compiler infers it.
  associatedtype _Body: View
  /// The label of a field, whatever its type.
  typealias _Label = _TextFieldStyleLabel

  /// What is drawn in place of a field; the field itself is a part of it.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field as its style sees it.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The label.
  public var body: some View { content }
}

extension EnvironmentValues {
  /// How text fields look, where a program says so itself.
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] }
    set { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
  }
}

extension View {
  /// Draws the text fields in this view in a program's own way, or as they always look.
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
