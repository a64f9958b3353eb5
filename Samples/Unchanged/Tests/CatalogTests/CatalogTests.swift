import Catalog
import Foundation
import SwiftUI
import Testing

import struct PlatenTesting.TestResponses
import func PlatenTesting.expectTranscript

/// Replays responses that were recorded from the sample service.
@MainActor
@Suite struct CatalogTests {
  /// The number of runs; recording requires one.
  private static let runs =
    ProcessInfo.processInfo.environment["PLATEN_RECORD"] == "1" ? 1 : 1_000

  @Test func recordedResponsesAreTheSameInEveryRun() async {
    for _ in 1...Self.runs {
      await expectTranscript(
        of: CatalogView(), width: 60, responses: .fixtures("Fixtures")
      ) {
        """
        > press Load
        + popular: loading
        + top_rated: loading
        + upcoming: loading
        > wait
        - popular: loading
        + popular: Platform Zero, Lunar Taxi
        - top_rated: loading
        + top_rated: The Tailor of Hours, 茶碗の中の太陽
        - upcoming: loading
        + upcoming: The Clockmaker's Heir, Station Seven
        """
      }
    }
  }

  @Test func aStatusIsAnError() async {
    await expectTranscript(
      of: CatalogView(), width: 60,
      responses: [
        "GET /3/movie/popular": .status(503), "GET /3/movie/top_rated": .status(404),
        "GET /3/movie/upcoming": .failure(.timedOut),
      ]
    ) {
      """
      > press Load
      + popular: loading
      + top_rated: loading
      + upcoming: loading
      > wait
      - popular: loading
      + popular: The operation could not be completed.
      + (NSURLErrorDomain error -1011.)
      - top_rated: loading
      + top_rated: The operation could not be completed.
      + (NSURLErrorDomain error -1011.)
      - upcoming: loading
      + upcoming: The operation could not be completed.
      + (NSURLErrorDomain error -1001.)
      """
    }
  }
}
