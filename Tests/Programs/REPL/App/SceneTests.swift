import PlatenREPL
import Testing

@testable import PlatenREPL

@MainActor
@Suite struct SceneTests {
  @Test func aSceneCanHaveABody() {
    #expect(titles { Several() } == ["one", "two"])
  }

  @Test func aGroupOfScenesContributesItsScenes() {
    #expect(
      titles {
        Group {
          Screen("one") { Text("") }
          Screen("two") { Text("") }
        }
        Screen("three") { Text("") }
      } == ["one", "two", "three"])
  }

  @Test func aCommandIsDeclaredInOneExpression() async {
    var lines: [String] = []
    let contents = AppContents(
      of: Command("double", "N", "Doubles.") { words in
        guard let number = Int(words[0]) else { throw CommandError("\(words[0]) is no number") }
        return ["\(number * 2)"]
      })
    let interpreter = CommandInterpreter(contents.registry, commands: contents.commands) {
      lines.append($0.text)
    }
    #expect(await interpreter.play("double 21"))
    #expect(await !interpreter.play("double x"))
    #expect(await !interpreter.play("double"))
    #expect(
      lines == [
        "> double 21", "  42", "> double x", "! x is no number", "> double",
        "! missing N: double N",
      ])
  }
}
