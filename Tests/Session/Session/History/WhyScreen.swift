import Foundation
import Observation
import Platen

/// A model with a debounced copy of its input, and a request.
final class WhyModel: ObservableObject {
  /// The source location of the debounce.
  static let pause = "PlatenSessionTests/WhyScreen.swift:\(#line + 9)"

  @Published var query = ""
  @Published private(set) var settled = ""
  @Published private(set) var echo = ""
  @Published private(set) var answer = ""

  init() {
    $query.dropFirst()
      .debounce(for: 0.3, scheduler: RunLoop.main)
      .receive(on: DispatchQueue.main)
      .assign(to: &$settled)
    $query.dropFirst().receive(on: DispatchQueue.main).assign(to: &$echo)
  }

  @MainActor
  func ask(_ client: RemoteClient) async {
    let request = RemoteRequest(.get, at: "https://example.com", path: ["answer"])
    answer = (try? await client.response(for: request)).map { "\($0.status)" } ?? "none"
  }
}

/// A screen with many kinds of changes.
struct WhyScreen: View {
  @StateObject private var model = WhyModel()
  @State private var tally = Tally()
  @State private var isOn = false
  @State private var count = 0
  @State private var password = ""
  @State private var seats = 1

  private let client = RemoteClient { _ in
    .response(RemoteResponse(status: 204), after: .seconds(1))
  }

  var body: some View {
    Form {
      TextField("Query", text: $model.query)
      Stepper("Seats", value: $seats, in: 1...9)
      LabeledContent("Settled", value: model.settled)
      LabeledContent("Echo", value: model.echo)
      LabeledContent("Answer", value: model.answer)
      SecureField("Password", text: $password)
      Toggle("On", isOn: $isOn)
      if isOn { Text("It is on.").accessibilityIdentifier("note") }
      HStack {
        Text("\(count)")
        Button("Count") { count += 1 }
      }
      Tallies(tally: tally)
      Button("Same") { count += 0 }
      Button("Ask") { [model, client] in Task { await model.ask(client) } }
    }
  }
}

private struct Tallies: View {
  let tally: Tally

  var body: some View {
    LabeledContent("Tally", value: "\(tally.count)")
    Button("Add") { tally.count += 1 }
  }
}

@Observable private final class Tally {
  var count = 0
}

/// A screen with a task that sleeps for two seconds.
struct NapScreen: View {
  /// The source location of the task.
  nonisolated static let place = "PlatenSessionTests/WhyScreen.swift:\(#line + 7)"

  @Environment(\.clock) private var clock
  @State private var state = "asleep"

  var body: some View {
    LabeledContent("State", value: state)
      .task(name: "nap") {
        try? await clock.sleep(for: .seconds(2))
        state = "awake"
      }
  }
}

/// A screen whose model announces changes without naming the property.
struct AlarmScreen: View {
  @StateObject private var alarm = Alarm(rings: 0)

  var body: some View {
    LabeledContent("Rings", value: "\(alarm.rings)")
    Button("Ring") { alarm.ring() }
  }
}

private final class Alarm<Number: Numeric>: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  private(set) var rings: Number

  init(rings: Number) { self.rings = rings }

  func ring() {
    objectWillChange.send()
    rings += 1
  }
}

/// A screen that presents a sheet.
struct SheetScreen: View {
  @State private var isEditing = false

  var body: some View {
    LabeledContent("Title", value: "none")
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) { Button("Done") { isEditing = false } }
  }
}
