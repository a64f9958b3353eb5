import PlatenContext
import PlatenNavigation

/// The view of a random view model.
struct PlantView: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    switch plant.kind {
    case .text: Text(plant.text)
    case .styledText: Text(plant.text).bold(plant.isOn) + Text("!").foregroundColor(.red)
    case .field: TextField(plant.text, text: $plant.text, prompt: Text("prompt"))
    case .secureField: SecureField("secret \(plant.number)", text: $plant.text)
    case .button: Button(plant.text, role: plant.isOn ? .destructive : nil) { plant.number += 1 }
    case .counter: CounterView(step: plant.number)
    case .divider: Divider()
    case .spacer: Spacer(minLength: points)
    case .toggle, .stepper, .slider, .picker, .progress, .link: PlantControl(plant: plant)
    default: PlantContainer(plant: plant)
    }
  }

  private var points: Double { Double(plant.number) * 4 }
}

/// A random container and its children.
private struct PlantContainer: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    switch plant.kind {
    case .vStack: VStack(alignment: horizontal, spacing: points) { rows }
    case .hStack: HStack(alignment: vertical, spacing: plant.isOn ? nil : points) { rows }
    case .form: Form { rows }
    case .section: Section(header: Text(plant.text), footer: Text("footer")) { rows }
    case .optional: if plant.isOn { rows }
    case .either: if plant.isOn { rows } else { VStack { rows } }
    case .erased: erased
    case .padded: Group { rows }.padding(plant.isOn ? .all : .leading, points)
    case .framed:
      rows.frame(width: plant.isOn ? points * 4 : nil, height: points, alignment: alignment)
    default: PlantContext(plant: plant)
    }
  }

  private var rows: some View { PlantRows(plants: plant.parts) }

  private var erased: AnyView { plant.isOn ? AnyView(rows) : AnyView(HStack { rows }) }

  private var points: Double { Double(plant.number) * 4 }

  private var horizontal: HorizontalAlignment {
    [.leading, .center, .trailing][plant.number % 3]
  }

  private var vertical: VerticalAlignment { [.top, .center, .bottom][plant.number % 3] }

  private var alignment: Alignment {
    Alignment(horizontal: horizontal, vertical: plant.isOn ? .top : vertical)
  }
}

/// A random view that changes the environment or the identity of its children.
private struct PlantContext: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    switch plant.kind {
    case .rows: PlantRows(plants: plant.parts)
    case .identified: PlantRows(plants: plant.parts).id(plant.number % 2)
    case .disabled: PlantRows(plants: plant.parts).disabled(plant.isOn)
    case .alert, .sheet: PlantPresenter(plant: plant)
    case .list, .lazyStack, .scrollView: PlantWindow(plant: plant)
    case .environment:
      MarkReader()
      PlantRows(plants: plant.parts).environment(\.mark, plant.text).foregroundColor(.green)
    case .grouped:
      Group {
        PlantRows(plants: plant.parts)
        MarkReader()
      }
      .frame(maxWidth: plant.isOn ? .infinity : 80, minHeight: 32)
    default: PlantGroup(plant: plant)
    }
  }
}

/// A list, lazy stack or scroll view of the children.
private struct PlantWindow: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    switch plant.kind {
    case .list: List { rows }.frame(height: plant.isOn ? Double(plant.number) * 8 : nil)
    case .lazyStack: LazyVStack(spacing: plant.isOn ? 16 : 0) { rows }
    default:
      ScrollView(plant.isOn ? .vertical : .horizontal) { rows }
        .frame(maxHeight: Double(plant.number) * 8)
    }
  }

  @ViewBuilder private var rows: some View {
    PlantRows(plants: plant.parts)
    Section(plant.text) { MarkReader() }
  }
}

/// An alert or a sheet with the children.
private struct PlantPresenter: View {
  @ObservedObject var plant: RandomViewModel

  var body: some View {
    if plant.kind == .alert {
      MarkReader().alert(plant.text, isPresented: $plant.isOn) { PlantRows(plants: plant.parts) }
    } else {
      MarkReader().sheet(isPresented: $plant.isOn) { PlantRows(plants: plant.parts) }
    }
  }
}

struct PlantRows: View {
  let plants: [RandomViewModel]

  var body: some View {
    ForEach(plants, id: \.id) { PlantView(plant: $0) }
  }
}

/// A button that counts in steps, with private state.
private struct CounterView: View {
  let step: Int
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += step }
  }
}

private struct MarkReader: View {
  @Environment(\.mark) private var mark

  var body: some View { Text(mark) }
}

private struct MarkKey: EnvironmentKey {
  static let defaultValue = "unmarked"
}

extension EnvironmentValues {
  var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}
