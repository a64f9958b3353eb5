import Foundation
import Platen

/// A screen with a small change half a second after a button press, when nothing else changes.
struct UpdatesScreen: View {
  @MainActor private final class Model: ObservableObject {
    @Published var status = "asleep"
    @Published var laps = Array(repeating: 0, count: 1001)
  }

  @StateObject private var model = Model()

  var body: some View {
    Form {
      LabeledContent("Name", value: "Ada")
      LabeledContent("Status", value: model.status)
      LabeledContent("Place", value: "London")
    }
    ScrollViewReader { proxy in
      List(1..<1001) { number in Text("Runner \(number): \(model.laps[number]) laps") }
        .frame(height: 20 * 16)
      Button("word") { soon { model.status = "running" } }
      Button("row") { soon { model.laps[10] += 1 } }
      Button("scroll") { soon { proxy.scrollTo(21) } }
    }
  }

  private func soon(_ change: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated(change) }
  }
}
