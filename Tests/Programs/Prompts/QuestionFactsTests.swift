import Testing

@testable import PlatenPrompts
@testable import PlatenQuestions

@Suite struct QuestionFactsTests {
  @Test(
    arguments: [
      ("Region", "--region"), ("API key", "--api-key"), ("Deploy web?", "--deploy-web"),
      ("  E-mail (work)", "--e-mail-work"),
    ])
  func theOptionIsDerivedFromTheLabel(label: String, flag: String) {
    #expect(QuestionFacts(label, .text, flag: nil).flag == flag)
    #expect(QuestionFacts(label, .text, flag: "--other").flag == "--other")
  }

  @Test func theVariableOfASecretIsDerivedFromTheLabel() {
    #expect("API key".variableName == "API_KEY")
    #expect("Token".variableName == "TOKEN")
  }

  @Test func aConfirmationAndASecretHaveNoDefault() {
    let kinds: [QuestionFacts.Kind] = [.confirmation, .secret, .text, .choice]
    let mayUseDefault = kinds.map { QuestionFacts("", $0, flag: nil).mayUseDefault }
    #expect(mayUseDefault == [false, false, true, true])
  }
}
