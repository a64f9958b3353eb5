import Foundation
import Platen

/// A model with one value for each kind of readable control.
final class ReadableModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var isLoud = false
  @Published var age = 36
  @Published var total = 0
  @Published var asks = false
  @Published var shownTotal = true

  /// Counts to three, once per second.
  func countSlowly() {
    (1...3).publisher
      .flatMap(maxPublishers: .max(1)) { Just($0).delay(for: .seconds(1), scheduler: RunLoop.main) }
      .assign(to: &$total)
  }
}

/// A screen of controls, labeled lines and texts.
struct ReadableScreen: View {
  @ObservedObject var model = ReadableModel()

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      SecureField("Password", text: $model.password)
      Toggle("Loud", isOn: $model.isLoud)
      Stepper("Age", value: $model.age, in: 0...120)
      if model.shownTotal { LabeledContent("Total", value: "\(model.total)") }
      LabeledContent("Tax", value: "none").accessibilityIdentifier("tax")
      Text("as of today").accessibilityIdentifier("note")
      Button("Count") { model.countSlowly() }.accessibilityIdentifier("count button")
    }
    .alert("Sure?", isPresented: $model.asks) {
      Button("Yes") {}
    }
  }
}

/// A screen with several values of the same name.
struct RepeatedScreen: View {
  var body: some View {
    Form {
      LabeledContent("Stars", value: "12").accessibilityIdentifier("stars of ada")
      Toggle("Open", isOn: .constant(false))
      LabeledContent("Stars", value: "30").accessibilityIdentifier("stars of grace")
      Toggle("Open", isOn: .constant(true))
      LabeledContent("Note#1", value: "a label with #")
    }
  }
}
