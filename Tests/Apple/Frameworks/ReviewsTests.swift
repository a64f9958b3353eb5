import Foundation
import PlatenStoreKit
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct ReviewsTests {
  @Test func aRequestForAReviewIsLogged() async {
    await expectTranscript(of: ReviewScreen(), width: 30) {
      """
        ( Review )
      > press Review
      > press Review
      > log
        requestReview has no effect: there is no store
      """
    }
  }
}

private struct ReviewScreen: View {
  @Environment(\.requestReview) private var requestReview

  var body: some View { Button("Review") { requestReview() } }
}
