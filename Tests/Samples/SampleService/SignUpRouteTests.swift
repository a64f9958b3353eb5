import PlatenRemote
import Testing

@testable import SampleService

/// Tests of the rules of the sign-up route, in the order in which they apply.
@Suite struct SignUpRouteTests {
  private let service = SampleService()

  private func ask(_ target: String) -> RemoteResponse? {
    service.response(to: "/isUserNameAvailable\(target)")
  }

  private func expect(
    _ target: String, _ status: Int, _ body: String, retryAfter: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    let response = ask(target)
    #expect(response?.status == status, sourceLocation: location)
    #expect(response?.text == body, sourceLocation: location)
    #expect(response?.headers["Retry-After"] == retryAfter, sourceLocation: location)
    #expect(response?.headers["Content-Type"] == "application/json", sourceLocation: location)
  }

  @Test(arguments: ["", "?", "?user=ada", "?username=ada", "?userName%00=ada"])
  func aMissingParameterIsAnError(target: String) {
    expect(target, 400, #"{"error":true,"reason":"Username parameter missing"}"#)
  }

  @Test(arguments: ["?userName=", "?userName", "?a=b&userName=&c=d"])
  func anEmptyNameIsAnError(target: String) {
    expect(target, 400, #"{"error":true,"reason":"Username must not be empty"}"#)
  }

  @Test(arguments: ["admin", "superuser"]) func reservedNamesAreNotValid(name: String) {
    expect("?userName=\(name)", 400, #"{"error":true,"reason":"Username is not valid: \#(name)."}"#)
  }

  @Test func theServerCanFail() {
    expect(
      "?userName=servererror", 500, #"{"error":true,"reason":"The database is corrupted"}"#)
  }

  @Test func everyThirdCallSucceedsUnderMaintenance() {
    for _ in 1...2 {
      for _ in 1...2 {
        expect("?userName=maintenance", 500, Self.maintenance, retryAfter: "17")
      }
      expect(
        "?userName=maintenance", 200, #"{"isAvailable":true,"userName":"maintenance"}"#)
    }
  }

  @Test func maintenanceRestartsAfterAReset() {
    for _ in 1...2 { _ = ask("?userName=maintenance") }
    service.reset()
    expect("?userName=maintenance", 500, Self.maintenance, retryAfter: "17")
  }

  @Test func someMaintenanceNeverEnds() {
    for _ in 1...6 { expect("?userName=maintenance!", 500, Self.maintenance) }
  }

  @Test func aResponseCanLackTheName() {
    expect("?userName=illegalresponse", 200, #"{"isAvailable":true}"#)
  }

  @Test(arguments: ["sjobs", "peterfriese", "johnnyappleseed", "page", "johndoe"])
  func someNamesAreTaken(name: String) {
    expect("?userName=\(name)", 200, #"{"isAvailable":false,"userName":"\#(name)"}"#)
  }

  @Test(arguments: ["ada", "Admin", "page2", "maintenance!!", "a/b"])
  func everyOtherNameIsFree(name: String) {
    expect("?userName=\(name)", 200, #"{"isAvailable":true,"userName":"\#(name)"}"#)
  }

  private static let maintenance =
    #"{"error":true,"reason":"Temporarily unavailable for maintenance"}"#
}
