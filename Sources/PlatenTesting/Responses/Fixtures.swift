import Foundation
import Platen
import PlatenRequests

/// Responses in the files of a folder. Repeated requests receive the last file that exists for
/// them.
struct Fixtures: ResponseSource {
  private let folder: FixtureFolder
  private let counts = RequestCounts()

  init(_ folder: FixtureFolder) { self.folder = folder }

  func ask(_ question: String) -> Resolution {
    for count in stride(from: counts.next(question), to: 0, by: -1) {
      let name = FixtureFolder.name(of: question, count: count)
      guard let response = folder.response(name) else { continue }
      return .before([RecordedAnswer(after: .zero, 0, response.answer)])
    }
    let name = FixtureFolder.name(of: question, count: 1)
    return .never(
      why: "no fixture \(name) answers \(question); record it with PLATEN_RECORD=1")
  }
}

/// A source that sends requests to their servers, and writes the responses to a folder.
struct FixtureRecorder: ResponseSource {
  private let folder: FixtureFolder
  private let secrets: [String]
  private let counts = RequestCounts()

  /// - Parameter secrets: The values that the files must not contain.
  init(_ folder: FixtureFolder, secrets: [String]) {
    self.folder = folder
    self.secrets = secrets.filter { !$0.isEmpty }
  }

  var sendsRequests: Bool { true }

  func ask(_ question: String) -> Resolution {
    let name = FixtureFolder.name(of: question, count: counts.next(question))
    return .now { [self] answer in
      guard let response = StoredResponse(masked(answer)) else { return }
      do {
        try folder.write(response, name)
      } catch {
        Log.event("warning: cannot write fixture \(name): \(error.localizedDescription)")
      }
    }
  }

  private func masked(_ answer: Resolution.Answer) -> Resolution.Answer {
    answer.mapValues { text in
      secrets.reduce(text) { $0.replacing($1, with: "•••") }
    }
  }
}

/// The number of equal requests so far.
private final class RequestCounts: Sendable {
  private let counts = Locked<[String: Int]>([:])

  /// Counts a request, and returns the number of equal requests up to this one.
  func next(_ question: String) -> Int {
    counts.withLock { counts in
      counts[question, default: 0] += 1
      return counts[question, default: 0]
    }
  }
}
