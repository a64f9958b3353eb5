import Foundation
import Platen

/// A screen that receives values from another thread on the sleeping main run loop, through the
/// session clock and directly.
struct WakeScreen: View {
  // Unchecked: the thread accesses only the model's two subjects, which are thread-safe.
  private final class Model: ObservableObject, @unchecked Sendable {
    typealias Moments = PassthroughSubject<ContinuousClock.Instant, Never>

    @Published private(set) var byClock = "nothing"
    @Published private(set) var byRunLoop = "nothing"
    private let (clocked, unclocked) = (Moments(), Moments())

    init() {
      clocked.receive(on: RunLoop.main).map(Self.delay).assign(to: &$byClock)
      SessionContext().perform {
        unclocked.receive(on: RunLoop.main).map(Self.delay).assign(to: &$byRunLoop)
      }
    }

    func send() {
      Thread.detachNewThread { [self] in
        Thread.sleep(forTimeInterval: 0.1)  // The main thread is idle by then.
        clocked.send(.now)
        Thread.sleep(forTimeInterval: 0.1)
        unclocked.send(.now)
      }
    }

    private static func delay(since sent: ContinuousClock.Instant) -> String {
      sent.duration(to: .now) < .seconds(1) ? "at once" : "late"
    }
  }

  @StateObject private var model = Model()

  var body: some View {
    Text("by the clock: \(model.byClock)")
    Text("by the run loop: \(model.byRunLoop)")
    Button("send") { model.send() }
  }
}
