import Foundation
import Platen
import PlatenRequests
import PlatenSecrets

/// Responses in the files of a folder. Repeated requests receive the last file that exists for
/// them.
struct Fixtures: ResponseSource {
  private let folder: FixtureFolder
  private let mask: SecretMask
  private let counts = RequestCounts()

  /// - Parameter secrets: The values that the names of the files do not contain.
  init(_ folder: FixtureFolder, secrets: [String]) {
    self.folder = folder
    mask = SecretMask(ofTest: secrets)
  }

  func ask(_ question: String) -> Resolution {
    let question = mask.masked(question)
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
  private let mask: SecretMask
  private let counts = RequestCounts()

  /// - Parameter secrets: The values that the files and their names must not contain.
  init(_ folder: FixtureFolder, secrets: [String]) {
    self.folder = folder
    mask = SecretMask(ofTest: secrets)
  }

  var sendsRequests: Bool { true }

  func ask(_ question: String) -> Resolution {
    let question = mask.masked(question)
    let name = FixtureFolder.name(of: question, count: counts.next(question))
    return .now { [self] answer in
      guard let response = StoredResponse(answer) else {
        if let error = answer[ResponseField.error] {
          Log.event("warning: cannot record the response to \(question): \(error)")
        }
        return
      }
      do {
        try folder.write(masked(response), name)
      } catch {
        Log.event("warning: cannot write fixture \(name): \(error.localizedDescription)")
      }
    }
  }

  /// Returns a response without secrets.
  private func masked(_ response: StoredResponse) -> StoredResponse {
    var response = response
    response.body = mask.masked(response.body) ?? response.body
    return response
  }
}

extension SecretMask {
  /// Creates a mask for the secrets of a test.
  package init(ofTest secrets: [String]) {
    self.init(secrets.filter { $0.count >= Self.minLength })
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
