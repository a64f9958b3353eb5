import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

/// A picker, or a list if there are many choices.
struct ChoiceQuestion<Value: Hashable & Sendable>: View {
  let asking: Asking<Value>
  let choices: Choices<Value>
  @State private var selection: Value
  @State private var texts: RowTexts

  init(asking: Asking<Value>, choices: Choices<Value>) {
    (self.asking, self.choices) = (asking, choices)
    _texts = State(initialValue: choices.texts)
    _selection = State(initialValue: asking.question.standard ?? choices.values[0])
  }

  var body: some View {
    if choices.isShort {
      Picker(asking.question.facts.label, selection: $selection) { rows }
        .pickerStyle(.inline)
      Button("Continue") { asking.submit(selection) }
        .keyboardShortcut(.defaultAction)
        .unseen()
    } else {
      Text(asking.question.facts.label)
      List {
        ForEach(choices.values, id: \.self) { value in
          Button(choices.title(value)) { asking.submit(value) }.buttonStyle(RowStyle())
        }
      }
      .environment(\.rowTexts, texts)
      .cursorBegins(
        atRow: asking.question.standard.flatMap { choices.values.firstIndex(of: $0) }
      )
      .task { await texts.prepare() }
    }
  }

  private var rows: some View {
    ForEach(choices.values, id: \.self) { Text(choices.title($0)).tag($0) }
  }
}

/// A button that looks like the text of a row.
struct RowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A list in which Space selects rows and Return ends the selection.
struct ManyChoicesQuestion<Value: Hashable & Sendable>: View {
  let asking: Asking<[Value]>
  let choices: Choices<Value>
  @State private var selection: Set<Value>
  @State private var texts: RowTexts

  init(asking: Asking<[Value]>, choices: Choices<Value>) {
    (self.asking, self.choices) = (asking, choices)
    _texts = State(initialValue: choices.texts)
    _selection = State(initialValue: Set(asking.question.standard ?? []))
  }

  var body: some View {
    Text(asking.question.facts.label)
    List(selection: $selection) {
      ForEach(choices.values, id: \.self) { value in
        Button(choices.title(value)) { asking.submit(choices.values.filter(selection.contains)) }
          .buttonStyle(RowStyle())
      }
    }
    .environment(\.rowTexts, texts)
    .task { await texts.prepare() }
    .environment(\.editMode, .constant(.active))
    .onChange(of: selection) { _, _ in asking.clearProblem() }
  }
}
