import PlatenContext
import Testing

@testable import PlatenTerminal

/// Tests of the echo, in which one event happens at each point of another one.
@Suite struct HiddenInputTests {
  /// A terminal at which an event happens immediately before or after a change of the input.
  private final class Terminal: Sendable {
    private struct State {
      var isOn = true
      var changes = 0
      var events: [Point: @Sendable (HiddenInput) -> Void] = [:]
    }

    private let state = Locked(State())

    var isOn: Bool { state.withLock { $0.isOn } }

    /// The hidden input of this terminal.
    func input() -> HiddenInput {
      let found = Locked<HiddenInput?>(nil)
      let input = HiddenInput { [self] isOn in
        let change = state.withLock { state in
          state.changes += 1
          return state.changes
        }
        happen(.before(change), found.value)
        state.withLock { $0.isOn = isOn }
        happen(.after(change), found.value)
      }
      found.value = input
      return input
    }

    /// Adds an event at a point of the changes that follow.
    func add(at point: Point, _ event: @escaping @Sendable (HiddenInput) -> Void) {
      state.withLock { state in
        state.changes = 0
        state.events = [point: event]
      }
    }

    private func happen(_ point: Point, _ input: HiddenInput?) {
      guard let event = state.withLock({ $0.events.removeValue(forKey: point) }), let input
      else { return }
      event(input)
    }

    var hasEvent: Bool { state.withLock { !$0.events.isEmpty } }
  }

  /// A point in a sequence of changes of the echo, which are counted from 1.
  enum Point: Hashable, Sendable { case before(Int), after(Int) }

  @Test(arguments: [Point.before(1), .after(1), .before(2), .after(2)])
  func theEchoIsOnIfTheSecretIsEnteredDuringAHandler(point: Point) {
    let terminal = Terminal()
    let input = terminal.input()
    input.begin()
    #expect(!terminal.isOn)
    terminal.add(at: point) { $0.end() }
    input.pause { #expect(terminal.isOn) }
    #expect(terminal.isOn)
    #expect(!terminal.hasEvent)
  }

  @Test func theEchoIsOnIfTheSecretIsEnteredDuringTheStop() {
    let terminal = Terminal()
    let input = terminal.input()
    input.begin()
    input.pause { input.end() }
    #expect(terminal.isOn)
  }

  @Test(arguments: [Point.before(1), .after(1)])
  func theEchoIsOnAfterASignalWhileItIsTurnedOn(point: Point) {
    let terminal = Terminal()
    let input = terminal.input()
    input.begin()
    terminal.add(at: point) { input in input.pause {} }
    input.end()
    #expect(terminal.isOn)
    #expect(!terminal.hasEvent)
  }

  @Test(arguments: [Point.before(1), .after(1)])
  func theEchoIsOffAfterASignalWhileItIsTurnedOff(point: Point) {
    let terminal = Terminal()
    let input = terminal.input()
    terminal.add(at: point) { input in input.pause {} }
    input.begin()
    #expect(!terminal.isOn)
    #expect(!terminal.hasEvent)
    input.end()
    #expect(terminal.isOn)
  }

  @Test(arguments: [Point.before(1), .after(1), .before(2), .after(2)])
  func theEchoIsOnIfTheProgramEndsDuringAHandler(point: Point) {
    let terminal = Terminal()
    let input = terminal.input()
    input.begin()
    let atExit = Locked<Bool?>(nil)
    terminal.add(at: point) { [terminal] in
      $0.endAtExit()
      atExit.value = terminal.isOn
    }
    input.pause {}
    #expect(atExit.value == true)
  }

  @Test func theProgramEndsWithTheEchoOnWhileAnotherThreadTurnsItOn() {
    let terminal = Terminal()
    let input = terminal.input()
    input.begin()
    let atExit = Locked<Bool?>(nil)
    terminal.add(at: .before(1)) { [terminal] in
      $0.endAtExit()
      atExit.value = terminal.isOn
    }
    input.end()
    #expect(atExit.value == true)
  }

  @Test func theEndOfTheProgramLeavesATerminalThatEchoes() {
    let terminal = Terminal()
    let input = terminal.input()
    input.begin()
    input.end()
    terminal.add(at: .before(1)) { _ in }
    input.endAtExit()
    #expect(terminal.hasEvent)
  }
}
