@_spi(Nodes) import PlatenGraph

/// A view that groups related content under a label.
///
///     GroupBox("Terms") {
///       Text("No refunds.")
///       Toggle("I agree", isOn: $agrees)
///     }
///
/// The label is bold, and the content below it is indented.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates a group box with content and a label from view builders.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a group box with an existing view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  public var body: some View {
    if let style {
      style.body(configuration).environment(\.groupBoxStyle, nil)
    } else {
      VStack(alignment: .leading) {
        label.bold()
        VStack(alignment: .leading) { content }.padding(.leading)
      }
    }
  }

  private var configuration: GroupBoxStyleConfiguration {
    .init(label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration of a style.
  ///
  /// The group box ignores the style that creates it. A style can therefore use this initializer in
  /// its body.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
