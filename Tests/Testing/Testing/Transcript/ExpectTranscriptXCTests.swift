import Platen
import PlatenTesting
import XCTest

final class ExpectTranscriptXCTests: XCTestCase {
  func testATranscriptIsExpectedInAnAsynchronousMethod() async {
    await expectTranscript(of: GreetingScreen(), width: 30) {
      """
      > set Name Ada
      - Name      [                  ]
      + Name      [Ada               ]
      + Hello, Ada!
      - ( Leave ) disabled
      + ( Leave )
      """
    }
  }
}
