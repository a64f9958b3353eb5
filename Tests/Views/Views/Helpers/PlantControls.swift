import Foundation
import PlatenContext
import PlatenNavigation

/// A random control without children.
struct PlantControl: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    switch plant.kind {
    case .toggle: Toggle(plant.text, isOn: $plant.isOn)
    case .stepper: Stepper(plant.text, value: $plant.number, in: 0...12)
    case .slider: Slider(value: share, in: 0...12) { Text(plant.text) }
    case .picker:
      if plant.isOn {
        picker.pickerStyle(.segmented)
      } else {
        picker
      }
    case .progress:
      ProgressView(plant.text, value: plant.isOn ? Double(plant.number) : nil, total: 12)
    default: Link(plant.text, destination: URL(fileURLWithPath: "/\(plant.number)"))
    }
  }

  private var share: Binding<Double> {
    Binding {
      Double(plant.number)
    } set: {
      plant.number = Int($0)
    }
  }

  private var picker: some View {
    Picker(plant.text, selection: $plant.number) {
      ForEach(0..<13) { Text($0 == 3 ? plant.text : "option \($0)") }
    }
  }
}

/// A random view that groups, layers or modifies its children.
struct PlantGroup: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    switch plant.kind {
    case .disclosure: DisclosureGroup(plant.text, isExpanded: $plant.isOn) { rows }
    case .labeled: LabeledContent(plant.text) { rows }
    case .picked:
      Picker(plant.text, selection: .constant(plant.parts.first?.id ?? 0)) {
        ForEach(plant.parts, id: \.id) { part in PlantView(plant: part).tag(part.id) }
      }
      .pickerStyle(.inline)
    case .tabs: PlantTabs(plant: plant)
    case .layers: ZStack(alignment: plant.isOn ? .topLeading : .center) { rows }
    case .overlaid: rows.overlay(alignment: .trailing) { Text(plant.text) }
    default: PlantLook(plant: plant)
    }
  }

  private var rows: some View { PlantRows(plants: plant.parts) }
}

/// A tab view with one tab for each child.
private struct PlantTabs: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    TabView(selection: .constant(plant.number % max(plant.parts.count, 1))) {
      ForEach(Array(plant.parts.enumerated()), id: \.element.id) { index, part in
        PlantTab(plant: part).tag(index)
      }
    }
  }
}

private struct PlantTab: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    PlantView(plant: plant).tabItem { Text("tab \(plant.text)") }.badge(plant.number)
  }
}

/// A random view that changes the appearance of its children.
private struct PlantLook: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    let rows = PlantRows(plants: plant.parts)
    switch plant.kind {
    case .bordered: rows.background(.blue).border(.red)
    case .badged: rows.badge(plant.text)
    case .hidden: rows.hidden()
    default:
      rows.lineLimit(plant.number).multilineTextAlignment(plant.isOn ? .center : .trailing)
        .redacted(reason: plant.isOn ? .placeholder : []).font(.title)
    }
  }
}
