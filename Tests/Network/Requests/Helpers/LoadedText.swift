import Foundation
import Platen
import PlatenContext

/// A view that shows a loaded text, or the error of loading it.
struct LoadedText: View {
  let load: @MainActor () async throws -> String
  @State private var text = "…"

  var body: some View {
    Text(text).task {
      do { text = try await load() } catch { text = error.localizedDescription }
    }
  }
}

extension String {
  init(_ data: Data) { self.init(decoding: data, as: UTF8.self) }
}

/// A source that answers each request after 300 milliseconds.
struct Answers: ResponseSource {
  private let answers: [String: Resolution.Answer]

  init(_ answers: [String: Resolution.Answer]) { self.answers = answers }

  func ask(_ question: String) -> Resolution {
    answers[question].map { .before([RecordedAnswer(after: .milliseconds(300), 0, $0)]) }
      ?? .never(why: "no answer to \(question)")
  }
}

/// A source that stores the responses to record.
struct Notes: ResponseSource {
  let noted: Locked<[Resolution.Answer]>

  func ask(_ question: String) -> Resolution {
    .now { answer in
      noted.withLock { $0.append(answer.merging(["question": question]) { $1 }) }
    }
  }
}
