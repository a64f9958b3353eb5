import Foundation
import Platen

/// A screen that counts button presses with a delay of two seconds.
struct DelayedScreen: View {
  /// The source location of the delay.
  nonisolated static let place = "PlatenTestingTests/DelayedScreen.swift:\(#line + 9)"

  @StateObject private var model = Model()

  private final class Model: ObservableObject {
    @Published var times = 0
    let asked = PassthroughSubject<Void, Never>()

    init() {
      asked.delay(for: 2, scheduler: DispatchQueue.main)
        .scan(0) { times, _ in times + 1 }.assign(to: &$times)
    }
  }

  var body: some View {
    Text("asked \(model.times) times")
    Button("Ask") { model.asked.send() }
  }
}

/// A screen that counts seconds forever.
struct TickingScreen: View {
  @StateObject private var model = Model()

  private final class Model: ObservableObject {
    @Published var ticks = 0
    private var timer: AnyCancellable?

    init() {
      let scheduler = AnySchedulerOf<DispatchQueue>.main
      let ticking = scheduler.schedule(
        after: scheduler.now.advanced(by: 1), interval: 1
      ) { [weak self] in self?.ticks += 1 }
      timer = AnyCancellable(ticking)
    }
  }

  var body: some View { Text("\(model.ticks) ticks") }
}
