import Foundation
import SwiftUI

/// A stopwatch that counts seconds.
@MainActor
public final class Stopwatch: ObservableObject {
  @Published public private(set) var elapsed: TimeInterval = 0
  @Published public private(set) var laps: [TimeInterval] = []
  private var startDate = Date()
  @Published private var timer: Timer?

  public init() {}

  public var isRunning: Bool { timer != nil }

  public func start() {
    startDate = Date() - elapsed
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  public func lap() {
    update()
    laps.append(elapsed)
  }

  public func stop() {
    timer?.invalidate()
    timer = nil
    update()
  }

  private func update() { elapsed = Date().timeIntervalSince(startDate) }
}
