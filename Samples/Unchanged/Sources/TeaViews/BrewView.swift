import SwiftUI
import TeaModels

public struct BrewView: View {
  @StateObject private var timer: BrewTimer
  private let name: String

  public init(tea: Tea) {
    name = tea.name
    _timer = StateObject(wrappedValue: BrewTimer(seconds: tea.seconds))
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Text(name)
        .font(.title)
      if timer.secondsLeft > 0 {
        Text("\(timer.secondsLeft) s")
        Button("Start", action: timer.start)
          .disabled(timer.isRunning)
      } else {
        Text("Ready to drink")
      }
    }
    .padding()
  }
}

@available(iOS 17, *)
#Preview(traits: .sizeThatFitsLayout) {
  BrewView(tea: MockTeaService.shelf[0])
}

@available(iOS 18, *)
#Preview("Two cups") {
  // Combines both attributes.
  @Previewable @State var hasSecond = true
  @Previewable
  @State var names = [
    "Sencha", "Assam (strong)",
  ]

  Toggle("Second cup", isOn: $hasSecond)
  Text(names.prefix(hasSecond ? 2 : 1).joined(separator: ", "))
}
