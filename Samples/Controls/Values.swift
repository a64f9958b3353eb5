// Controls that change a value: a toggle, a stepper, sliders and pickers. Run it: swift run
// gallery, then open controls toggle, stepper, slider or picker. It shows bindings, ranges, steps
// and picker styles.

import Platen

// MARK: - Model

/// The options of the pickers.
enum Size: String, CaseIterable {
  case small, medium, large
}

// MARK: - View

public struct TogglePage: View {
  @State private var notifies = false

  public init() {}

  public var body: some View {
    Toggle("Notify me", isOn: $notifies)
    Text(notifies ? "You hear of it." : "You hear nothing.")
    Toggle("Not now", isOn: $notifies).disabled(true)
    HStack {
      Text("A label that is a name alone:")
      Toggle("Hidden", isOn: $notifies).labelsHidden()
    }
  }
}

public struct StepperPage: View {
  @State private var seats = 3
  @State private var floor = 0

  public init() {}

  public var body: some View {
    Form {
      Stepper("Seats", value: $seats, in: 1...4)
      Stepper("Floor", value: $floor, step: 2)
    }
  }
}

public struct SliderPage: View {
  @State private var volume = 40.0
  @State private var stars = 3.0
  @State private var speed = 0.5

  public init() {}

  public var body: some View {
    Form {
      Slider(value: $volume, in: 0...100) { Text("Volume") }
      Slider(value: $stars, in: 1...5, step: 1) { Text("Stars") }
      Slider(value: $speed) {
        Text("Speed")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
    }
  }
}

public struct PickerPage: View {
  @State private var size = Size.small

  public init() {}

  public var body: some View {
    Form {
      Picker("Menu", selection: $size) { options }
      Picker("Segmented", selection: $size) { options }.pickerStyle(.segmented)
      Picker("Inline", selection: $size) { options }.pickerStyle(.inline)
    }
  }

  private var options: some View {
    ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
  }
}
