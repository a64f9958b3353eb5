import Catalog
import Foundation
import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

/// Runs the members of `URLSession` that delegates and numbers of bytes use.
@MainActor
@Suite struct PosterDownloadTests {
  private static let runs = 200
  private let url = URL(string: "https://posters.example/p/1.txt")!

  @Test func aDelegateReceivesTheFileAndTheNumbersOfBytes() async {
    await expectTranscript(
      of: PosterView(url), width: 60,
      responses: [
        "GET /p/1.txt": .data(
          Data("a picture".utf8), headers: ["Content-Length": "9"], after: .seconds(1)),
        "PUT /p/1.txt": .data(
          Data("stored".utf8), status: 201, after: .milliseconds(1)),
      ]
    ) {
      """
      > press Download
      - no poster
      + downloading
      > wait
      - downloading
      + a picture
      + sent 0 of 0, received 9 of 9
      > press Upload
      - a picture
      + uploading
      > wait
      - uploading
      + status 201
      - sent 0 of 0, received 9 of 9
      + sent 6 of 6, received 6 of -1
      """
    }
  }

  /// The answer without a delay reaches the delegate before the command ends.
  @Test func anErrorReachesTheDelegateInEveryRun() async {
    for _ in 1...Self.runs {
      await expectTranscript(
        of: PosterView(url), width: 60, responses: ["GET /p/1.txt": .failure(.timedOut)]
      ) {
        """
        > press Download
        - no poster
        + The operation could not be completed. (NSURLErrorDomain
        + error -1001.)
        + sent 0 of 0, received 0 of 0
        > wait
        """
      }
    }
  }
}
