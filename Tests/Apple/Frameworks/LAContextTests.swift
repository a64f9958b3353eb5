import Foundation
import PlatenLocalAuthentication
import Testing

@Suite struct LAContextTests {
  @Test func authenticationFails() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error != nil)
    await #expect(throws: LAError(.biometryNotAvailable)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "test")
    }
  }
}
