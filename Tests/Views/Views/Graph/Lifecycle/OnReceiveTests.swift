import Foundation
import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct OnReceiveTests {
  private struct Receiving<P: Publisher>: View where P.Output == Int, P.Failure == Never {
    let publisher: P
    let history: History
    @State private var last = 0

    var body: some View {
      Text("\(last)")
        .onReceive(publisher) { value in
          history.note("\(value)")
          last = value
        }
    }
  }

  @Test func onReceiveReceivesValuesInOrder() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    let host = TestGraph(Receiving(publisher: subject, history: history))
    for value in 1...3 { subject.send(value) }
    #expect(host.lines == ["3"])
    #expect(history.take() == ["1", "2", "3"])
  }

  @Test func anImmediateValueIsReceivedExactlyOnce() {
    let history = History()
    let host = TestGraph(Receiving(publisher: CurrentValueSubject(5), history: history))
    #expect(host.lines == ["5"])
    #expect(history.take() == ["5"])
    #expect(TestGraph(Receiving(publisher: Just(7), history: history)).lines == ["7"])
    #expect(host.warnings.isEmpty)
  }

  @Test func anImmediateValueIsReceivedAfterOnAppear() {
    let history = History()
    let view = Text("a")
      .onReceive(Just(1)) { history.note("\($0)") }
      .onAppear { history.note("appear") }
    withExtendedLifetime(TestGraph(view)) {}
    #expect(history.take() == ["appear", "1"])
  }

  @Test func aValueFromABackgroundThreadIsReceivedOnTheMainThread() async {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    let host = TestGraph(Receiving(publisher: subject, history: history))
    let shared = Unchecked(value: subject)
    await Task.detached { shared.value.send(4) }.value
    await MainQueue.hop()
    #expect(host.lines == ["4"])
  }

  private struct Leaving: View {
    @ObservedObject var model: Counter
    let subject: PassthroughSubject<Int, Never>
    let history: History

    var body: some View {
      if model.count == 0 { Receiving(publisher: subject, history: history) }
    }
  }

  @Test func aRemovedViewDoesNotReceiveValues() async {
    let history = History()
    let model = Counter()
    let subject = PassthroughSubject<Int, Never>()
    let host = TestGraph(Leaving(model: model, subject: subject, history: history))
    // Sent while the view is on the screen; delivered after the view is removed.
    let shared = Unchecked(value: subject)
    Thread.runAndWait { shared.value.send(1) }
    model.count = 1
    #expect(host.lines.isEmpty)
    await MainQueue.hop()
    subject.send(2)
    #expect(history.take().isEmpty)
  }

  private struct Switching: View {
    @ObservedObject var model: Counter
    let subjects: [PassthroughSubject<Int, Never>]
    let history: History

    var body: some View {
      Text("\(model.count)")
        .onReceive(subjects[model.count].map { $0 * 2 }) { history.note("\($0)") }
    }
  }

  @Test func aNewPublisherReplacesTheSubscription() {
    let history = History()
    let model = Counter()
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let host = TestGraph(Switching(model: model, subjects: subjects, history: history))
    subjects[0].send(1)
    model.count = 1
    _ = host.lines
    subjects[0].send(2)
    subjects[1].send(3)
    #expect(history.take() == ["2", "6"])
  }

  @Test func anUnchangedPublisherKeepsItsSubscription() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Following(model: model, history: history))
    #expect(history.take() == ["0"])
    model.unseen = 1
    _ = host.lines
    #expect(history.take().isEmpty)
    model.count = 1
    #expect(history.take() == ["1"])
  }

  private struct Following: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View {
      Text("\(model.unseen)").onReceive(model.$count) { history.note("\($0)") }
    }
  }
}
