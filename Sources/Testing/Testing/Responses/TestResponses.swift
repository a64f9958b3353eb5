import Foundation
import Platen

/// The responses of a test to the requests of a screen, by method and path.
///
///     await expectTranscript(
///       of: MovieScreen(), responses: ["GET /movie/popular": .json(#"{"results": []}"#)]
///     ) { … }
///
/// A name with a query, such as `GET /search?q=tide`, takes precedence over the name without it.
/// The host is ignored. The values of parameters whose names indicate a secret are written as
/// `•••`.
public struct TestResponses: Sendable, ExpressibleByDictionaryLiteral {
  private enum Content: Sendable {
    case values([String: TestResponse])
    case fixtures(FixtureFolder)
  }

  private let content: Content

  public init(dictionaryLiteral elements: (String, TestResponse)...) {
    content = .values(Dictionary(elements) { $1 })
  }

  private init(_ content: Content) { self.content = content }

  /// Returns the responses in the files of a folder, such as `GET_movie_popular.json`.
  ///
  /// With `PLATEN_RECORD=1`, requests are sent to their servers, and their responses are written to
  /// the folder.
  ///
  /// - Parameter folder: The path of the folder, relative to the directory of the calling source
  /// file.
  public static func fixtures(
    _ folder: String, filePath: StaticString = #filePath
  ) -> TestResponses {
    let directory = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
    let url = directory.appending(path: folder, directoryHint: .isDirectory)
    return TestResponses(.fixtures(FixtureFolder(url)))
  }

  /// Returns the source of the responses; `nil` if there are none.
  func source(isRecording: Bool, secrets: [String: String]) -> (any ResponseSource)? {
    switch content {
    case .values(let values) where values.isEmpty: nil
    case .values(let values): ResponseValues(values: values)
    case .fixtures(let folder) where isRecording:
      FixtureRecorder(folder, secrets: Array(secrets.values))
    case .fixtures(let folder): Fixtures(folder, secrets: Array(secrets.values))
    }
  }
}

/// Responses that a test contains.
private struct ResponseValues: ResponseSource {
  let values: [String: TestResponse]

  func ask(_ question: String) -> Resolution {
    let name = question.prefix { $0 != "?" }
    guard let response = values[question] ?? values[String(name)] else { return .now { _ in } }
    return .before([RecordedAnswer(after: response.delay, 0, response.answer)])
  }
}
