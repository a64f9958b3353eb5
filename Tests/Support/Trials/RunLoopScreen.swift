import Foundation
import Platen

/// A screen that forwards a value through the main run loop and the main queue.
struct RunLoopScreen: View {
  private final class Model: ObservableObject {
    @Published var text = ""
    @Published private(set) var byRunLoop = ""
    @Published private(set) var byQueue = ""

    init() {
      $text.receive(on: RunLoop.main).assign(to: &$byRunLoop)
      $text.receive(on: DispatchQueue.main).assign(to: &$byQueue)
    }
  }

  @StateObject private var model = Model()

  var body: some View {
    TextField("Text", text: $model.text)
    Text("by run loop: \(model.byRunLoop)")
    Text("by queue: \(model.byQueue)")
  }
}
