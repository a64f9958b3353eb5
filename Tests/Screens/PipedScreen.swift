import Foundation
import Platen

/// A model with two labelled pipelines.
final class PipedModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var settled = ""

  init() {
    $query.marbles("query")
      .marbles("settled") { $0.debounce(for: 0.3, scheduler: DispatchQueue.main) }
      .assign(to: &$settled)
  }
}

/// What is typed, and what has settled of it.
struct PipedScreen: View {
  @StateObject private var model = PipedModel()

  var body: some View {
    TextField("Query", text: $model.query)
    Text(model.settled)
  }
}
