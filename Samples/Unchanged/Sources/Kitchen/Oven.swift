import Foundation
import SwiftUI

/// An oven with a timer that counts down.
@MainActor
public final class Oven: ObservableObject {
  @Published public private(set) var minutesLeft = 0
  @Published public private(set) var message: String?
  private var end = Date.distantPast
  private var timer: Timer?

  public init() {}

  public func bake(minutes: Double) {
    end = Date(timeIntervalSinceNow: minutes * 60)
    let timer = Timer(timeInterval: 300, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count() }
    }
    timer.tolerance = 1
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    count()
  }

  /// Extends the baking time, because the oven lost heat.
  public func openDoor() {
    guard let timer else { return }
    end += 90
    timer.fireDate = Date.now.addingTimeInterval(30)
    count()
  }

  private func count() {
    minutesLeft = max(0, Int((end.timeIntervalSinceNow / 60).rounded(.up)))
    if minutesLeft > 0 { return }
    timer?.invalidate()
    timer = nil
    message = "The cake is ready"
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.message = nil }
  }
}
