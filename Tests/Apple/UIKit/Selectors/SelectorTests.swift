import Foundation
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import PlatenUIKit

@MainActor
@Suite struct SelectorTests {
  @MainActor
  private final class Counter: ObservableObject {
    @Published var count = 0
    var last: Any?

    func increment() { count += 1 }
    func remember(_ sender: UIControl) { last = sender }
    func take(notification: Notification) { last = notification.object }
    func tick(_ timer: Timer) { count += 1 }
  }

  private let counter = Counter()

  @Test func aControlCallsItsTarget() {
    let control = UIControl()
    control.addTarget(
      counter, action: Selector("increment", calling: Counter.increment), for: .valueChanged)
    control.addTarget(
      counter, action: Selector("remember", calling: Counter.remember), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(counter.count == 1)
    #expect(counter.last as? UIControl === control)
  }

  private final class Nonisolated {
    private(set) var log: [String] = []

    func note() { log.append("note") }
    func name(_ sender: UIControl) { log.append("\(type(of: sender))") }
  }

  @Test func methodsOfNonisolatedClassesAreCalled() {
    let control = UIControl()
    let target = Nonisolated()
    control.addTarget(
      target, action: Selector("note", calling: Nonisolated.note), for: .valueChanged)
    control.addTarget(
      target, action: Selector("name", calling: Nonisolated.name(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.log == ["note", "UIControl"])
  }

  @Test func aTimerHasItsUserInfo() {
    let timer = Timer(
      timeInterval: 1, target: counter, selector: Selector("tick", calling: Counter.tick),
      userInfo: "tea", repeats: false)
    #expect(SessionTime.userInfo(of: timer) as? String == "tea")
    let other = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(SessionTime.userInfo(of: other) == nil)
  }

  @Test func anObserverIsCalledWhileItExists() {
    let (center, name) = (NotificationCenter(), Notification.Name("tea"))
    center.addObserver(
      counter, selector: Selector("take", calling: Counter.take(notification:)), name: name,
      object: nil)
    weak var temporary: Counter?
    do {
      let other = Counter()
      temporary = other
      let selector = Selector("increment", calling: Counter.increment)
      center.addObserver(other, selector: selector, name: name, object: nil)
    }
    #expect(temporary == nil)
    center.post(name: name, object: "green")
    #expect(counter.last as? String == "green")
  }

  @Test func aTimerCallsItsTarget() async {
    struct Ticker: View {
      @StateObject var counter = Counter()

      var body: some View {
        Text("\(counter.count)").onAppear {
          Timer.scheduledTimer(
            timeInterval: 1, target: counter,
            selector: Selector("tick", calling: Counter.tick), userInfo: nil, repeats: false)
        }
      }
    }
    await expectTranscript(of: Ticker()) {
      """
        0
      > advance 1s
      - 0
      + 1
      """
    }
  }

  @Test func anActionIsSentToItsTarget() {
    let selector = Selector("increment", calling: Counter.increment)
    #expect(UIApplication.shared.sendAction(selector, to: counter, from: nil, for: nil))
    #expect(counter.count == 1)
    #expect(!UIApplication.shared.sendAction(selector, to: nil, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction(selector, to: "other", from: nil, for: nil))
  }

  @Test func selectorsWithTheSameNameAreEqual() {
    #expect(Selector("a") == Selector("a", calling: Counter.increment))
    #expect(Selector("a") != Selector("b"))
    #expect(Set([Selector("a"), Selector("a")]).count == 1)
  }
}
