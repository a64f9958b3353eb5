import Platen
import PlatenTesting
import SampleService
import XCTest

/// The sign-up screen in XCTest, as `Documentation/Frameworks.md` shows it.
@MainActor
final class XCTestTests: XCTestCase {
  private let service = SampleService()
  private lazy var session = Session(signUpScreen(service), time: .virtual)

  override func setUp() async throws {
    try session.type("page", into: "Username")
    try await session.wait()
  }

  func testATakenNameIsReported() async {
    XCTAssert(session.lines.contains("Username not available. Try a different one."))
    XCTAssertEqual(service.log.count, 1)
  }

  func testAShortNameIsReported() async {
    await expectTranscript(of: signUpScreen()) {
      """
      > set Username ad
      - Username         [                                      ]
      + Username         [ad                                    ]
      + Username too short. Needs to be at least 3 characters.
      > wait
      """
    }
  }

  nonisolated func testTheMainActorIsAtHandWithoutWaiting() throws {
    try MainActor.assumeIsolated {
      let session = Session(signUpScreen(), time: .virtual)
      try session.type("ad", into: "Username")
      XCTAssertEqual(try session.value(of: "Username"), "ad")
    }
  }

  func testAHundredPeopleSignUpAtTheSameTime() async throws {
    let visits = try await SignUpVisit.ofAHundred()
    XCTAssertEqual(visits, SignUpVisit.expected)
  }
}
