import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// Closures of views show current values even if only an ancestor observes the model and the
/// closures capture nothing but the model, so that they are bitwise equal each time.
@MainActor
@Suite struct BuilderTests {
  @Test func aCustomContainerRebuildsItsContentAfterAModelChange() async {
    expect { model in
      Card { Text(model.name) }
    } toShow: {
      "\($0)"
    }
  }

  @Test func stacksBranchesAndAnyViewsRebuildTheirContentAfterAModelChange() async {
    expect { model in
      VStack {
        Card { Text("stack " + model.name) }
        EmptyView()
      }
      if model.name.isEmpty { EmptyView() } else { Card { Text("branch " + model.name) } }
      AnyView(Card { Text("erased " + model.name) })
      Group { Optional(Card { Text("optional " + model.name) }) }.padding(.leading, 0)
    } toShow: {
      ["stack", "branch", "erased", "optional"].map { "\($0) NAME" }.joined(separator: "\n")
        .replacing("NAME", with: $0)
    }
  }

  @Test func listsAndForEachRebuildTheirRowsAfterAModelChange() async {
    expect { model in
      List(["hello"], id: \.self) { Text($0 + " " + model.name) }
      ForEach(["bye"], id: \.self) { Text($0 + " " + model.name) }
    } toShow: {
      "hello \($0)\nbye \($0)"
    }
  }

  @Test func transformEnvironmentRunsAgainAfterAModelChange() async {
    expect { model in
      Greeting().transformEnvironment(\.greeting) { $0 = model.name }
    } toShow: {
      "\($0)"
    }
  }

  @Test func aSheetRebuildsItsContentAfterAModelChange() async {
    expect { model in
      EmptyView()
        .sheet(isPresented: .constant(true)) { Text(model.name) }
    } toShow: {
      "── sheet, dismiss closes it ──\n\($0)"
    }
    expect { model in
      EmptyView()
        .alert("Who?", isPresented: .constant(true)) { Button(model.name) {} }
    } toShow: {
      "── alert ──\nWho?\n( \($0) )"
    }
    expect { model in
      EmptyView()
        .alert(isPresented: .constant(true)) { Alert(title: Text(model.name)) }
    } toShow: {
      "── alert ──\n\($0)\n( OK )"
    }
  }

  @Test func alertActionsUseTheCurrentValuesOfTheModel() async {
    let screen = Watching { model in
      Text(model.said)
      Button("Rename") { model.name = "Grace" }
      Button("Ask") { model.isAsking = true }
        .alert("Who?", isPresented: model.binding(\.isAsking)) {
          Button("Rename too") { model.name = "Grace" }
          Button("Say") { [name = model.name] in model.said = "said \(name)" }
        }
    }
    await expectTranscript(of: screen) {
      """
      > press Rename
      > press Ask
      + ── alert ──
      + Who?
      + ( Rename too )
      + ( Say )
      > press Say
      + said Grace
      - ── alert ──
      - Who?
      - ( Rename too )
      - ( Say )
      """
    }
  }

  private func expect<Content: View>(
    @ViewBuilder _ content: @escaping (Named) -> Content,
    toShow lines: (String) -> String, _ location: SourceLocation = #_sourceLocation
  ) {
    let model = Named()
    let host = TestGraph(Watching(model: model, content: content))
    #expect(host.lines.joined(separator: "\n") == lines("Ada"), sourceLocation: location)
    model.name = "Grace"
    #expect(host.lines.joined(separator: "\n") == lines("Grace"), sourceLocation: location)
  }
}

private final class Named: ObservableObject {
  @Published var name = "Ada"
  @Published var said = ""
  @Published var isAsking = false

  @MainActor
  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<Named, Value>) -> Binding<Value> {
    Binding {
      self[keyPath: keyPath]
    } set: {
      self[keyPath: keyPath] = $0
    }
  }
}

/// Observes the model on behalf of its content.
private struct Watching<Content: View>: View {
  @ObservedObject var model = Named()
  @ViewBuilder let content: (Named) -> Content

  var body: some View { content(model) }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting

  var body: some View { Text(greeting) }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
