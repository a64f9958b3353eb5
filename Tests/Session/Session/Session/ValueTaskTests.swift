import Foundation
import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of tasks that wait for values of publishers.
@MainActor
@Suite struct ValueTaskTests {
  private func host<Root: View>(
    _ view: @autoclosure () -> Root, _ time: Session.Time = .virtual
  ) -> TestInterpreter {
    TestInterpreter(
      of: view(),
      options: .with {
        $0.time = time; $0.showsLog = true
      })
  }

  @Test(arguments: [Session.Time.virtual, .real], Source.immediate)
  func aTaskThatWaitsForAPublisherIsNotPending(time: Session.Time, source: Source) async {
    let host = host(FollowingScreen(source: source), time)
    #expect(await host.play("wait") == "> wait")
    #expect(host.session.pending == [])
    #expect(await host.play("press Send") == "> press Send\n- none\n+ sent")
    #expect(host.session.pending == [])
    await host.play("close")
  }

  /// A publisher or notification center whose values a task receives.
  enum Source {
    case property, subject, failing, notifications, delayed

    static let immediate = [Source.property, .subject, .failing, .notifications]
  }

  @Test func aDelayedValueIsPending() async {
    let host = host(FollowingScreen(source: .delayed))
    await host.play("show\npress Send")
    #expect(host.session.pending.map(\.name) == ["delay"])
    #expect(await host.play("wait") == "> wait\n- none\n+ sent")
    #expect(host.session.elapsed == .seconds(3))
  }

  @Test func aTaskThatWaitsForAFutureIsPending() async {
    let host = host(FutureScreen())
    await host.play("show")
    #expect(host.session.pending.map(\.name).sorted() == ["scheduled work", "task \"future\""])
    #expect(await host.play("wait") == "> wait\n- none\n+ fulfilled")
    #expect(host.session.elapsed == .seconds(3))
  }
}

@MainActor
private final class FollowedModel: ObservableObject {
  @Published var name = "none"
  @Published var shown = "none"
  let subject = PassthroughSubject<String, Never>()
  let center = NotificationCenter()

  func send() {
    name = "sent"
    subject.send("sent")
    center.post(name: Notification.Name("sent"), object: nil)
  }

  func follow(_ source: ValueTaskTests.Source) async {
    switch source {
    case .property: for await name in $name.values { shown = name }
    case .subject: for await name in subject.values { shown = name }
    case .failing:
      let values = subject.setFailureType(to: CancellationError.self).values
      do { for try await name in values { shown = name } } catch { shown = "failed" }
    case .notifications:
      for await notification in center.notifications(named: Notification.Name("sent")) {
        shown = notification.name.rawValue
      }
    case .delayed:
      for await name in subject.delay(for: 3, scheduler: RunLoop.main).values { shown = name }
    }
  }
}

private struct FollowingScreen: View {
  let source: ValueTaskTests.Source
  @StateObject private var model = FollowedModel()

  var body: some View {
    Text(model.shown).task { await model.follow(source) }
    Button("Send") { model.send() }
  }
}

private struct FutureScreen: View {
  @State private var text = "none"

  var body: some View {
    Text(text).task(name: "future") { text = await Self.fulfilled() }
  }

  nonisolated private static func fulfilled() async -> String {
    let future = Future<String, Never> { promise in
      // Only the scheduled closure calls the promise.
      nonisolated(unsafe) let promise = promise
      let queue = DispatchQueue.main
      queue.schedule(after: queue.now.advanced(by: 3)) { promise(.success("fulfilled")) }
    }
    return await future.value
  }
}
