import Foundation
import Platen

/// A model with two labeled pipelines.
package final class PipedModel: ObservableObject {
  @Published package var query = ""
  @Published package private(set) var settled = ""

  package init() {
    $query.marbles("query")
      .marbles("settled") { $0.debounce(for: 0.3, scheduler: DispatchQueue.main) }
      .assign(to: &$settled)
  }
}

/// A screen that shows the typed text and its debounced value.
package struct PipedScreen: View {
  @StateObject private var model = PipedModel()

  package init() {}

  package var body: some View {
    TextField("Query", text: $model.query)
    Text(model.settled)
  }
}
