@_spi(Nodes) import PlatenGraph

/// Views that belong together, under a label.
///
///     GroupBox("Terms") {
///       Text("No refunds.")
///       Toggle("I agree", isOn: $agrees)
///     }
///
/// The label is bold; what it stands above is further to the right.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// Views under any view as their label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Views under any view as their label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The label, and below it the views.
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
  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Views under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style draws, as it looks without that style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
