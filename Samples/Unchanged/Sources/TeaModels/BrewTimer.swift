import Combine
import Foundation

/// A timer that counts down the steeping time of a tea in seconds.
public final class BrewTimer: ObservableObject {
  public let objectWillChange = PassthroughSubject<Void, Never>()

  public private(set) var secondsLeft: Int {
    willSet { objectWillChange.send() }
  }

  private var tick: AnyCancellable? {
    willSet { objectWillChange.send() }
  }

  public init(seconds: Int) { secondsLeft = seconds }

  public var isRunning: Bool { tick != nil }

  public func start() {
    tick = Just(())
      .delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.count() }
  }

  private func count() {
    tick = nil
    secondsLeft -= 1
    if secondsLeft > 0 { start() }
  }
}
