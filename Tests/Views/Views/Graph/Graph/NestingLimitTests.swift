import PlatenControls
import PlatenNavigation
import PlatenSession
import Testing

@testable import PlatenGraph

/// Views that are nested more deeply than the stack allows.
@MainActor
@Suite struct NestingLimitTests {
  /// A way to put a view inside another.
  enum Container: CaseIterable {
    case erased, vertical, horizontal, layered, group, padding, rows, identity, environment
    case background
  }

  private struct Nested: View {
    let depth: Int
    let container: Container

    private var inner: AnyView { AnyView(Nested(depth: depth - 1, container: container)) }

    var body: some View {
      if depth == 0 {
        Button("core") {}
      } else {
        switch container {
        case .erased: inner
        case .vertical: VStack { inner }
        case .horizontal: HStack { inner }
        case .layered: ZStack { inner }
        case .group: Group { inner }
        case .padding: inner.padding()
        case .rows: ForEach(0..<1) { _ in inner }
        case .identity: inner.id(depth)
        case .environment: inner.environment(\.lineLimit, depth)
        case .background: inner.background(Color.red)
        }
      }
    }
  }

  private struct Screen: View {
    let depth: Int
    let container: Container
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
      Nested(depth: depth, container: container).disabled(count == 1)
    }
  }

  @Test(arguments: Container.allCases)
  func viewsBeyondTheLimitAreLeftOutWithAWarning(container: Container) async throws {
    let session = Session(Screen(depth: 10_000, container: container), time: .virtual)
    await session.settle()
    #expect(session.frame.lines.first?.text == "( count 0 )")
    #expect(!session.frame.lines.contains { $0.text.contains("core") })
    try session.send(.press("count 0"))
    await session.settle()
    #expect(session.frame.lines.first?.text == "( count 1 )")
    #expect(
      session.log.lines == [
        """
        warning: cannot show a view that is nested in 6000 others: deeper views would overflow the \
        stack; show nested data as rows of one list
        """
      ])
    session.close()
  }

  @Test func hundredsOfNestedViewsAreShown() async {
    let session = Session(Screen(depth: 700, container: .vertical), time: .virtual)
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["( count 0 )", "( core )"])
    #expect(session.log.lines.isEmpty)
  }

  private struct DeepRows: View {
    @State private var isShown = false

    var body: some View {
      Button("show") { isShown = true }
      List {
        ForEach(0..<2) { _ in Nested(depth: 150, container: .vertical) }
      }
      GeometryReader { _ in
        if isShown { Nested(depth: 150, container: .identity) }
      }
      .frame(height: 24)
      if isShown {
        TabView {
          Nested(depth: 150, container: .background).tabItem { Text("Deep") }
        }
      }
    }
  }

  /// Layout creates the rows of a list and the content of a geometry reader, and reads them at once.
  @Test func viewsThatLayoutCreatesAreEvaluatedBeforeTheyAreRead() async throws {
    let session = Session(DeepRows(), time: .virtual)
    await session.settle()
    #expect(session.frame.lines.count { $0.text.contains("core") } == 2)
    try session.send(.press("show"))
    await session.settle()
    #expect(session.frame.lines.count { $0.text.contains("core") } == 4)
    #expect(session.log.lines.isEmpty)
  }

  /// A value that contains a value of the same type.
  private struct Chain: View {
    let next: (any View)?
    var body: some View { Text("chain") }
  }

  @Test func deeplyNestedValuesCountAsDifferent() {
    func chain(of count: Int) -> Chain {
      (0..<count).reduce(Chain(next: nil)) { inner, _ in Chain(next: inner) }
    }
    #expect(Equality.areEqual(chain(of: 100), chain(of: 100)))
    #expect(!Equality.areEqual(chain(of: 1_000), chain(of: 1_000)))
    #expect(Equality.areEqual(chain(of: 100), chain(of: 100)))
  }
}
