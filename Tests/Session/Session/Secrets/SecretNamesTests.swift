import PlatenSession
import Testing

/// Tests of the names of secrets.
@Suite struct SecretNamesTests {
  @Test func secretNamesContainOnlyLettersDigitsAndUnderscores() {
    #expect(isSecretName("api_key2"))
    for other in ["", "api key", "api-key", "$key"] { #expect(!isSecretName(other), "\(other)") }
  }

  @Test(arguments: ["Password": "Password", "Repeat password": "Repeat_password", "PIN-2": "PIN_2"])
  func aSecretNameIsDerivedFromTheFieldLabel(field: String, name: String) {
    #expect(secretName(for: field) == name)
    #expect(isSecretName(secretName(for: field)))
  }
}
