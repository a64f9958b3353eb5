import SwiftUI

struct HistoryView: View {
  @Bindable var history: SubmissionHistory
  @Environment(\.dismiss) private var dismiss
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Toggle("Sort by name", isOn: $history.sortsByName)
        Section("Submissions") {
          ForEach(history.sorted) { submission in
            NavigationLink(value: submission) {
              LabeledContent(submission.first, value: submission.second)
            }
          }
          .onDelete(perform: history.remove)
        }
      }
      .overlay {
        if history.submissions.isEmpty {
          ContentUnavailableView(
            "No submissions", systemImage: "tray",
            description: Text("What you submit is listed here."))
        }
      }
      .navigationTitle("History")
      .navigationDestination(for: Submission.self) { submission in
        SubmissionDetail(submission: submission)
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Close") { dismiss() }
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

private struct SubmissionDetail: View {
  let submission: Submission

  var body: some View {
    VStack(alignment: .leading) {
      GroupBox("First") {
        Text(submission.first)
      }
      GroupBox("Second") {
        Text(submission.second)
      }
    }
    .padding()
    .navigationTitle(submission.first)
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  let history = SubmissionHistory()
  history.add(Submission(first: "Ada", second: "Lovelace"))
  history.add(Submission(first: "Grace", second: "Hopper"))
  return HistoryView(history: history)
}
