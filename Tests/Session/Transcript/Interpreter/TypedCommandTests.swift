import Testing

@testable import PlatenTranscript

@MainActor
@Suite struct TypedCommandTests {
  private let commands = [
    Command("press", "CONTROL", "Press a button.", aliases: ["p"], synonyms: ["click"]) { _, _ in },
    Command("note", "WORDS", "Add a note.") { _ in [] },
  ]

  private func typed(_ line: String) -> TypedCommand {
    TypedCommand(line[...], among: commands)
  }

  @Test func aCommandIsFoundByItsNameOrAlias() {
    #expect(typed("press Save").command?.name == "press")
    #expect(typed("p Save").command?.name == "press")
    #expect(typed("click Save").command == nil)
  }

  @Test func aSynonymOrATypoSuggestsACommand() {
    #expect(typed("CLICK Save").meant?.name == "press")
    #expect(typed("pres Save").meant?.name == "press")
    #expect(typed("zzzzzz").meant == nil)
  }

  @Test func theSubjectIsTheFirstArgument() {
    #expect(typed(#"press "Save all" now"#).subject == "Save all")
    #expect(typed("press").subject == nil)
    #expect(typed("press ").hasMore == false)
    #expect(typed("press x").hasMore)
  }

  @Test func aCustomParameterAcceptsAnyText() {
    #expect(typed("note x").takesAnything)
    #expect(!typed("press x").takesAnything)
  }
}
