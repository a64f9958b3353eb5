import Foundation
import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of unmodified models, which name their queues, with the session clock.
@MainActor
@Suite struct PipelineTests {
  private static let script = """
    set Query s
    advance 20ms
    set Query sw
    advance 29ms
    advance 1ms
    wait
    set Query swift
    show
    wait
    """

  private func transcript(_ time: Session.Time) async -> String {
    let host = TestInterpreter(
      [ScreenRegistry.Entry("search") { SearchScreen() }],
      options: .with {
        $0.time = time
        $0.showsLog = true
      })
    let transcript = await host.play("open search\n" + Self.script)
    host.interpreter.close()
    return transcript
  }

  @Test func pipelinesOnNamedQueuesUseVirtualTime() async {
    let played = await transcript(.virtual)
    #expect(
      played == """
        > open search
          Query  [                                      ]
          settled:
          throttled:
          answer:
          operation:
        > set Query s
        - Query  [                                      ]
        + Query  [s                                     ]
        > advance 20ms
        > set Query sw
        - Query  [s                                     ]
        + Query  [sw                                    ]
        > advance 29ms
        - operation:
        + operation: s
        - operation: s
        + operation: sw
        > advance 1ms
        - settled:
        + settled: sw
        - throttled:
        + throttled: sw
        > wait
        - answer:
        + answer: SW
        > set Query swift
        - Query  [sw                                    ]
        + Query  [swift                                 ]
        > show
          Query  [swift                                 ]
          settled: sw
          throttled: sw
          answer: SW
          operation: sw
        > wait
        - operation: sw
        + operation: swift
        - settled: sw
        + settled: swift
        - throttled: sw
        + throttled: swift
        - answer: SW
        + answer: SWIFT
        """)
  }

  @Test func realAndVirtualTimePrintTheSameOutput() async {
    let (real, virtual) = (await transcript(.real), await transcript(.virtual))
    #expect(real == virtual)
  }

  @Test func aSharedModelUsesTheClockOfTheActiveSession() async {
    let model = SearchModel()
    let session = Session(SearchScreen(model: model), time: .virtual)
    try? session.send(.set("Query", to: "swift"))
    await session.advance(by: .milliseconds(60))
    #expect(session.text.contains("settled: swift"))
    #expect(session.text.contains("throttled: swift"))
  }

  @Test func sessionsInOneProcessAreIndependent() async {
    let sessions = (0..<2).map { _ in Session(SearchScreen(), time: .virtual) }
    for session in sessions { try? session.send(.set("Query", to: "swift")) }
    await sessions[0].advance(by: .milliseconds(60))
    #expect(sessions[0].text.contains("settled: swift"))
    #expect(!sessions[1].text.contains("settled: swift"))
    #expect(sessions[0].elapsed == .milliseconds(60))
    #expect(sessions[1].elapsed == .zero)
    #expect(sessions[1].pending.contains { $0.name == "debounce" })
    sessions[0].close()
    await sessions[1].advance(by: .milliseconds(60))
    #expect(sessions[1].text.contains("settled: swift"))
  }

  @Test(arguments: [Session.Time.virtual, .real])
  func endlessWorkAtOneInstantIsReportedAndSkipped(time: Session.Time) async {
    let host = TestInterpreter(
      of: EchoScreen(),
      options: .with {
        $0.time = time
        $0.showsLog = true
      })
    await host.play("press start")
    await host.play("advance 5ms")
    #expect(
      host.lines.last { $0.hasPrefix("* warning") }?.contains("never finishes: receive (") == true)
    #expect(host.session.elapsed >= .milliseconds(5))
    host.session.close()
  }

  @Test func releasingASessionReleasesItsViewModel() async {
    weak var held: SearchModel?
    weak var dropped: Session?
    do {
      let session = Session(SearchScreen(model: SearchModel { held = $0 }), time: .virtual)
      try? session.send(.set("Query", to: "swift"))
      await session.advance(by: .milliseconds(10))
      #expect(held != nil)
      dropped = session
    }
    await MainQueue.hop()
    #expect(dropped == nil)
    #expect(held == nil)
  }
}

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var settled = ""
  @Published private(set) var throttled = ""
  @Published private(set) var answer = ""
  @Published private(set) var operation = ""

  @MainActor init(tell: (SearchModel) -> Void = { _ in }) {
    $query.debounce(for: 0.03, scheduler: RunLoop.main).removeDuplicates().assign(to: &$settled)
    $query.throttle(for: 0.05, scheduler: DispatchQueue.global(), latest: true)
      .receive(on: DispatchQueue.main).assign(to: &$throttled)
    $settled
      .map { query in
        Deferred { Just(query) }
          .subscribe(on: DispatchQueue.global())
          .delay(for: 0.01, scheduler: DispatchQueue.global())
      }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .map { $0.uppercased() }
      .assign(to: &$answer)
    $query.delay(for: .milliseconds(25), scheduler: OperationQueue.main)
      .assign(to: &$operation)
    tell(self)
  }
}

private struct SearchScreen: View {
  @ObservedObject var model = SearchModel()

  var body: some View {
    Form {
      TextField("Query", text: $model.query)
      Text("settled: \(model.settled)")
      Text("throttled: \(model.throttled)")
      Text("answer: \(model.answer)")
      Text("operation: \(model.operation)")
    }
  }
}

/// A model with a pipeline that feeds its output back.
private final class EchoModel: ObservableObject {
  @Published private(set) var count = 0
  private var subscription: AnyCancellable?

  func start() {
    subscription = $count.receive(on: DispatchQueue.main).sink { [unowned self] in count = $0 + 1 }
  }
}

private struct EchoScreen: View {
  @StateObject private var model = EchoModel()

  var body: some View {
    Text("counting")
    Button("start") { model.start() }
  }
}

extension Session {
  fileprivate var text: String { frame.lines.map(\.text).joined(separator: "\n") }
}
