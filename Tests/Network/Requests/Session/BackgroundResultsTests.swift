import Foundation
import FoundationNetworking
import Platen
import PlatenSession
import PlatenTestSupport
import Synchronization
import Testing

@testable import PlatenContext
@testable import PlatenRequests

/// Tests that `URLSession` passes results to the code of a session on a background thread, in order.
@MainActor
@Suite struct BackgroundResultsTests {
  /// How a model receives a response.
  enum Style: CaseIterable {
    case publisher, completionHandler
  }

  /// A model that requests three texts, each in another style, and receives them on the main actor.
  @MainActor
  private final class Properly: ObservableObject {
    @Published var texts: [String] = []
    private let requests = TestSession.make()
    private var subscriptions: Set<AnyCancellable> = []

    func load() {
      let urls = ["a", "b", "c"].compactMap { URL(string: "http://localhost:1/\($0)") }
      let task = SessionRequests.dataTask(of: requests, with: URLRequest(url: urls[0]), from: nil) {
        data, _, _ in
        let text = data.map { String($0) } ?? "error"
        DispatchQueue.main.async { MainActor.assumeIsolated { self.texts.append(text) } }
      }
      SessionRequests.resume(task)
      Task {
        let data = try? await requests.data(from: urls[1]).0
        texts.append(data.map { String($0) } ?? "error")
      }
      requests.dataTaskPublisher(for: urls[2]).map { @Sendable in String($0.data) }
        .replaceError(with: "error")
        .receive(on: DispatchQueue.main)
        .sink { [unowned self] in texts.append($0) }
        .store(in: &subscriptions)
    }
  }

  private struct ThreeTexts: View {
    @StateObject private var model = Properly()

    var body: some View {
      Text(model.texts.joined(separator: " ")).onAppear { model.load() }
    }
  }

  /// A model that requests texts. It publishes a text on the thread on which the response arrives,
  /// unless it waits for the main queue.
  // Unchecked: the tests check what happens if a model publishes on several threads.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var text = "…"
    @Published var count = 0
    private var requests = TestSession.make()
    private var subscriptions: Set<AnyCancellable> = []

    func useMainQueue() { requests = TestSession.make(delegateQueue: .main) }

    /// Requests a path, and passes the text of the response to a closure.
    func load(_ path: String, _ style: Style, _ receive: @escaping @Sendable (String) -> Void) {
      guard let url = URL(string: "http://localhost:1\(path)") else { return }
      switch style {
      case .publisher:
        requests.dataTaskPublisher(for: url).map { String($0.data) }.replaceError(with: "error")
          .sink { receive($0) }
          .store(in: &subscriptions)
      case .completionHandler:
        let task = SessionRequests.dataTask(of: requests, with: URLRequest(url: url), from: nil) {
          data, _, _ in receive(data.map { String($0) } ?? "error")
        }
        SessionRequests.resume(task)
      }
    }

    /// Publishes the text of a response on the main queue.
    func loadProperly(_ onReceive: @escaping @Sendable () -> Void = {}) {
      guard let url = URL(string: "http://localhost:1/ada") else { return }
      requests.dataTaskPublisher(for: url).map { String($0.data) }.replaceError(with: "error")
        .receive(on: DispatchQueue.main)
        .sink { [unowned self] in
          text = $0
          onReceive()
        }
        .store(in: &subscriptions)
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.text) \(model.count)") }
  }

  /// Opens a screen, and starts work of its model.
  private func open(
    _ time: Session.Time = .virtual, paths: [String] = ["/ada"],
    _ start: (Model) -> Void
  ) -> Session {
    let model = Model()
    let answers = paths.map { path in
      ("GET \(path)", ["status": "200", "text": String(path.dropFirst())])
    }
    let session = Session(
      Screen(model: model), in: .everywhere, time: time,
      outside: Answers(Dictionary(uniqueKeysWithValues: answers)), isHeld: false)
    session.perform { start(model) }
    return session
  }

  private static func warning(_ property: String) -> String {
    """
    warning: Model.\(property): publishing changes from background threads is not allowed; assign \
    values on the main thread, for example after receive(on: DispatchQueue.main)
    """
  }

  @Test(arguments: [Session.Time.virtual, .real], Style.allCases)
  func aResponseArrivesOnABackgroundThread(time: Session.Time, style: Style) async throws {
    let threads = Locked<[Bool]>([])
    let session = open(time) { model in
      model.load("/ada", style) { _ in
        threads.withLock { $0.append(Thread.isMainThread || MainQueue.isThread) }
      }
    }
    try await session.wait()
    #expect(threads.value == [false])
  }

  @Test(arguments: [Session.Time.virtual, .real], Style.allCases)
  func publishingAResponseOnItsThreadIsReportedWithTheProperty(
    time: Session.Time, style: Style
  ) async throws {
    let session = open(time) { model in
      model.load("/ada", style) { model.text = $0 }
    }
    try await session.wait()
    // In real time, the change can be noticed later.
    for _ in 1...1_000_000 where session.log.lines.isEmpty { await MainQueue.hop() }
    #expect(session.lines == ["ada 0"])
    #expect(session.log.lines == [Self.warning("text")])
  }

  @Test(arguments: [Session.Time.virtual, .real])
  func aResponseThatIsReceivedOnTheMainQueueIsNotReported(time: Session.Time) async throws {
    let session = open(time) { $0.loadProperly() }
    try await session.wait()
    #expect(session.lines == ["ada 0"])
    #expect(session.log.lines == [])
  }

  @Test(arguments: Style.allCases)
  func aSessionWithTheMainQueueReceivesResponsesThere(style: Style) async throws {
    let session = open { model in
      model.useMainQueue()
      model.load("/ada", style) { model.text = $0 }
    }
    try await session.wait()
    #expect(session.lines == ["ada 0"])
    #expect(session.log.lines == [])
  }

  @Test func aChangeOnTheMainQueueIsAttributedToTheRequest() async throws {
    let causes = Locked<[String?]>([])
    let session = open { model in
      model.loadProperly {
        causes.withLock { $0.append(SessionContext.current.clock?.cause?.name) }
      }
    }
    try await session.wait()
    #expect(causes.value == ["GET /ada"])
  }

  @Test(arguments: [Session.Time.virtual, .real])
  func aCompletionHandlerCanWaitForTheMainQueue(time: Session.Time) async throws {
    let session = open(time) { model in
      model.load("/ada", .completionHandler) { text in
        DispatchQueue.main.sync { model.text = text }
      }
    }
    try await session.wait()
    #expect(session.lines == ["ada 0"])
    #expect(session.log.lines == [])
  }

  @Test func responsesAreHandledOneAfterTheOtherBeforeTimeAdvances() async throws {
    let paths = (0..<16).map { "/\($0)" }
    let running = Locked(0)
    let handled = Locked<[String]>([])
    let instants = Locked<Set<Duration>>([])
    let session = open(paths: paths) { model in
      for (index, path) in paths.enumerated() {
        model.load(path, Style.allCases[index % 2]) { text in
          let isAlone = running.withLock { running in
            running += 1
            return running == 1
          }
          for _ in 0..<100 {
            guard let now = SessionContext.current.clock?.now.elapsed else { return }
            instants.withLock { _ = $0.insert(now) }
          }
          handled.withLock { $0.append(isAlone ? "/\(text)" : "at the same time") }
          running.withLock { $0 -= 1 }
        }
      }
    }
    try await session.wait()
    #expect(handled.value == paths)
    #expect(instants.value.count == 1)
  }

  /// Each `URLSession` has its own serial queue, as on Apple's platforms.
  @Test(arguments: Style.allCases)
  func aHandlerThatBlocksDelaysOnlyTheResponsesOfItsSession(style: Style) async throws {
    let handled = Locked<[String]>([])
    let isSecondHandled = DispatchSemaphore(value: 0)
    let second = Model()
    let session = open(paths: ["/a", "/b", "/c"]) { first in
      first.load("/a", style) { text in
        isSecondHandled.wait()
        handled.withLock { $0.append(text) }
      }
      first.load("/b", style) { text in handled.withLock { $0.append(text) } }
      second.load("/c", style) { text in
        handled.withLock { $0.append(text) }
        isSecondHandled.signal()
      }
    }
    session.clock.activity.patience = 0
    try await session.wait()
    #expect(handled.value == ["c", "a", "b"])
  }

  @Test func responsesInAnyStyleChangeTheScreenAtOneInstant() async throws {
    let answers = ["a", "b", "c"].map { ("GET /\($0)", ["status": "200", "text": $0]) }
    var transcripts = Set<[String]>()
    for _ in 0..<20 {
      let session = Session(
        ThreeTexts(), in: .everywhere, time: .virtual,
        outside: Answers(Dictionary(uniqueKeysWithValues: answers)), isHeld: false)
      var transcript = session.lines
      try await session.wait {
        if session.lines != transcript.suffix(1) { transcript += session.lines }
      }
      transcripts.insert(transcript + session.log.lines)
      session.close()
    }
    #expect(transcripts.count == 1, "\(transcripts)")
    // The screen is empty before.
    #expect(transcripts.first?.count == 1)
    #expect(transcripts.first?.last?.split(separator: " ").sorted() == ["a", "b", "c"])
  }

  /// The screen shows the same, and the same is logged, whatever the speed of the threads.
  @Test func aHundredRunsUnderLoadAreEqual() async throws {
    var transcripts: Set<[String]> = []
    for _ in 0..<100 {
      Self.addLoad()
      let session = open(paths: ["/a", "/b", "/c"]) { model in
        model.load("/a", .publisher) { model.text = $0 }
        model.load("/b", .completionHandler) { text in
          model.text = text
          model.count += 1
        }
        model.load("/c", .publisher) { _ in model.count += 1 }
      }
      var (lines, changes) = (session.lines, [String]())
      try await session.wait {
        if session.lines == lines { return }
        lines = session.lines
        changes.append("\(session.elapsed) \(lines)")
      }
      transcripts.insert(changes + session.log.lines)
      session.close()
    }
    #expect(transcripts.count == 1, "\(transcripts)")
    #expect(transcripts.first?.suffix(2) == [Self.warning("text"), Self.warning("count")])
  }

  /// Starts threads that keep the processors busy at the beginning of a run. They end by themselves, so
  /// that other tests are not slowed down.
  private static func addLoad() {
    for _ in 0..<4 {
      Thread.detachNewThread {
        let count = Atomic(0)
        while count.add(1, ordering: .relaxed).newValue < 100_000 {}
      }
    }
  }
}
