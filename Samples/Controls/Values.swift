// Controls that change or show a value: toggles, steppers, sliders, pickers, dates, colors and gauges.
// Run it: swift run gallery, then open controls toggle, stepper, slider, picker, datepicker,
// colorpicker or gauge.
// It shows bindings, ranges, steps and picker styles.

import Foundation
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

public struct DatePickerPage: View {
  // 2026-05-04 09:30 UTC, a Monday.
  @State private var start = Date(timeIntervalSince1970: 1_777_887_000)
  @State private var nights = 3

  public init() {}

  public var body: some View {
    Form {
      DatePicker("Arrival", selection: $start, displayedComponents: .date)
      DatePicker("Check-in", selection: $start, displayedComponents: .hourAndMinute)
      Stepper("Nights", value: $nights, in: 1...30)
      LabeledContent("Departure") { Text(end, style: .date) }
    }
  }

  private var end: Date { start.addingTimeInterval(Double(nights) * 86_400) }
}

public struct ColorPickerPage: View {
  @State private var accent = Color.orange

  public init() {}

  public var body: some View {
    ColorPicker("Accent", selection: $accent)
    Text("The text has this color.").foregroundStyle(accent)
  }
}

public struct GaugePage: View {
  @State private var charge = 60.0

  public init() {}

  public var body: some View {
    Gauge(value: charge, in: 0...100) {
      Text("Battery")
    } currentValueLabel: {
      Text("\(Int(charge)) %")
    }
    Gauge(value: 21, in: 10...30) {
      Text("Room")
    } currentValueLabel: {
      Text("21 °C")
    } minimumValueLabel: {
      Text("10")
    } maximumValueLabel: {
      Text("30")
    }
    Button("Use 20 %") { charge -= 20 }.disabled(charge == 0)
  }
}
