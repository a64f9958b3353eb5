import SwiftUI
import Testing

import struct PlatenRemote.RemoteClient
import struct PlatenRemote.RemoteResponse
import func PlatenTesting.expectTranscript

@testable import Movies

@MainActor
@Suite struct MovieDetailTests {
  /// Returns the details of a movie, with a stubbed response for its image.
  private func details(_ status: Int, _ body: Data) -> some View {
    let client = RemoteClient { _ in .response(RemoteResponse(status: status, body: body)) }
    return MovieDetailView(movie: .mock)
      .environmentObject(Favorites())
      .environment(\.remoteClient, client)
  }

  @Test func thePictureIsAboveTheText() async {
    await expectTranscript(of: details(200, .pixel), width: 60) {
      """
      > wait
      -
      +   [pictur★ 7.41]
      -
      -                         in progress…
      -                                                    ★ 7.4
      -
      -
      > show
        The Loom                                           ( heart )

          [pictur★ 7.41]

          The Loom                                            74%

          A weaver finds a pattern that was never set.

          ────────────────────────────────────────────────────────

          1024 votes

      > press Favorite
      - The Loom                                           ( heart )
      + The Loom                                               ( ❥ )
      """
    }
  }

  @Test func aFailedPictureShowsAPlaceholder() async {
    await expectTranscript(of: details(404, Data()), width: 60) {
      """
      > wait
      -                         in progress…
      +                          No picture
      """
    }
  }
}
