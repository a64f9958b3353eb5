import Combine
import SwiftUI

struct ReactiveFormView: View {
  @ObservedObject var model: ReactiveFormModel

  @State private var firstMessage: String?
  @State private var secondMessage: String?
  @State private var submission: Submission?
  @State private var submitted: Submission?
  @State private var history = SubmissionHistory()
  @State private var showsHistory = false
  @State private var edits = 0
  @FocusState private var focus: Field?

  enum Field: Hashable {
    case first, second, secondAgain
  }

  var body: some View {
    NavigationStack {
      Form {
        entries
        Section {
          Button(action: submit) {
            Label("submit", systemImage: "paperplane")
          }
          .disabled(submission == nil)
        } footer: {
          Text("\(edits) edits")
        }
        if let submitted {
          Text("Submitted: \(submitted.first), \(submitted.second)")
            .bold()
        }
      }
      .navigationTitle("Reactive form")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("History") { showsHistory = true }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { focus = nil }
            .disabled(focus == nil)
        }
      }
    }
    .onReceive(model.validatedValue1) { firstMessage = $0 }
    .onReceive(model.validatedValue2) { secondMessage = $0 }
    .onReceive(model.readyToSubmit) { values in
      submission = values.map { Submission(first: $0.0, second: $0.1) }
    }
    .onChange(of: model.firstEntry) { _ in
      edits += 1
    }
    .onChange(of: submission) { oldValue, newValue in
      if newValue != nil { submitted = nil }
    }
    .sheet(isPresented: $showsHistory) {
      HistoryView(history: history)
    }
  }

  private var entries: some View {
    Section(header: Text("Entries")) {
      TextField("value1", text: $model.firstEntry)
        .entryField(isValid: firstMessage == nil)
        .validation(firstMessage)
        .focused($focus, equals: .first)
        .submitLabel(.next)
        .onSubmit { focus = .second }
      TextField("value2", text: $model.secondEntry)
        .entryField(isValid: secondMessage == nil)
        .focused($focus, equals: .second)
      TextField("value2 again", text: $model.secondEntryAgain)
        .entryField(isValid: secondMessage == nil)
        .validation(secondMessage)
        .focused($focus, equals: .secondAgain)
    }
    .textInputAutocapitalization(.never)
    .autocorrectionDisabled()
  }

  private func submit() {
    guard let submission else { return }
    withAnimation(.spring()) {
      submitted = submission
    }
    history.add(submission)
    focus = nil
  }
}

#Preview("Reactive form") {
  ReactiveFormView(model: ReactiveFormModel())
}

#Preview("Filled in") {
  let model = ReactiveFormModel()
  model.firstEntry = "Ada"
  model.secondEntry = "Lovelace"
  return ReactiveFormView(model: model)
}
