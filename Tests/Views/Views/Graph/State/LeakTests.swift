import PlatenContext
import PlatenNavigation
import PlatenSession
import PlatenTestSupport
import Testing

/// Closed or dropped sessions, graphs and rows release their objects.
@MainActor
@Suite struct LeakTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Screen: View {
    @StateObject private var own = Model()
    @ObservedObject var shared: Model
    let subject: PassthroughSubject<Int, Never>
    let onModel: (Model) -> Void

    var body: some View {
      Form {
        Text("\(own.count) \(shared.count)")
        Button("count") { own.count += 1 }
        if own.count % 2 == 0 { Owned(onModel: onModel).padding() }
        ForEach(0..<own.count, id: \.self) { _ in Owned(onModel: onModel) }
      }
      .environmentObject(own)
      .onReceive(subject) { own.count += $0 }
      .onChange(of: own.count) { _, _ in onModel(own) }
      .onAppear { onModel(own) }
      .onDisappear { onModel(own) }
    }
  }

  private struct Owned: View {
    @StateObject private var model = Model()
    @EnvironmentObject private var outer: Model
    let onModel: (Model) -> Void

    var body: some View {
      Text("\(model.count) \(outer.count)").onAppear { onModel(model) }
    }
  }

  @Test func aThousandSessionsReleaseTheirModels() throws {
    let shared = Model()
    let subject = PassthroughSubject<Int, Never>()
    var models: [Weak] = []
    for round in 0..<1_000 {
      let session = Session(
        Screen(shared: shared, subject: subject) { models.append(Weak($0)) })
      try session.send(.press("count"))
      subject.send(1)
      _ = session.controls
      if round % 2 == 0 { session.close() }
    }
    #expect(models.count > 3_000)
    #expect(models.allSatisfy { $0.object == nil })
  }

  @Test func aRetainedClosedSessionReleasesItsModels() {
    weak var model: Model?
    let session = Session(
      Screen(shared: Model(), subject: PassthroughSubject()) { model = model ?? $0 })
    #expect(model != nil)
    session.close()
    #expect(model == nil)
  }

  @Test func anOpenSessionAndAnOpenGraphAreReleasedWithTheirLastReference() {
    weak var dropped: Session?
    weak var graph: Graph?
    do {
      let session = Session(Text("a"))
      dropped = session
      let new = Graph(Text("a").onAppear {}, width: 20)
      new.update()
      graph = new
    }
    #expect(dropped == nil)
    #expect(graph == nil)
  }

  @Test func rowsRemovedAfterAResizeReleaseTheirModels() {
    let count = Model()
    count.count = 3
    var models: [Weak] = []
    let host = TestGraph(Rows(count: count) { models.append(Weak($0)) })
    #expect(models.compactMap(\.object).count == 3)
    host.graph.resize(width: 20)
    _ = host.lines
    count.count = 1
    _ = host.lines
    #expect(models.compactMap(\.object).count == 1)
  }

  private struct Rows: View {
    @ObservedObject var count: Model
    let onModel: (Model) -> Void

    var body: some View {
      VStack {
        ForEach(0..<count.count, id: \.self) { _ in Owned(onModel: onModel) }
      }
      .environmentObject(count)
    }
  }
}
