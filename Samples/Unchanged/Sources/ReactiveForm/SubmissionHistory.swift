import Foundation
import Observation

struct Submission: Identifiable, Equatable, Hashable {
  let id = UUID()
  let first: String
  let second: String

  static func == (lhs: Submission, rhs: Submission) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
  }
}

@Observable
final class SubmissionHistory {
  private(set) var submissions: [Submission] = []
  var sortsByName = false

  var sorted: [Submission] {
    sortsByName ? submissions.sorted { $0.first < $1.first } : submissions
  }

  func add(_ submission: Submission) {
    submissions.append(submission)
  }

  func remove(atOffsets offsets: IndexSet) {
    let removed = offsets.map { sorted[$0].id }
    submissions.removeAll { removed.contains($0.id) }
  }
}
