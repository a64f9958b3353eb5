import XCTest

@testable import Lamp

final class LampTests: XCTestCase {
  func testALampIsOff() { XCTAssertFalse(Lamp().isOn) }
}
