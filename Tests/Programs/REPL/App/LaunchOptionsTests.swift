import PlatenREPL
import Testing

@testable import PlatenREPL

/// Tests of app-defined command-line options.
@MainActor
@Suite struct LaunchOptionsTests {
  private final class Given {
    var texts: [String] = []
  }

  private let given = Given()

  private var service: LaunchOption {
    LaunchOption("service", "URL", "Where to ask.") { [given] in given.texts.append($0) }
  }

  private func others(of arguments: [String]) throws -> [String] {
    let options = try LaunchOptions([service], in: arguments)
    try options.perform()
    return options.others
  }

  @Test func aValueFollowsASpaceOrAnEqualsSign() throws {
    let arguments = ["--log", "--service", "a=b", "--service=--c=d", "--service=", "--services"]
    #expect(try others(of: arguments) == ["--log", "--services"])
    #expect(given.texts == ["a=b", "--c=d", ""])
  }

  @Test(arguments: [["--service"], ["--service", "--virtual-time"]])
  func anOptionIsNotTheValueOfAnother(arguments: [String]) {
    let error = #expect(throws: CommandError.self) { try others(of: arguments) }
    #expect(error?.description == "--service needs a value: --service URL")
    #expect(given.texts == [])
  }

  @Test func anOptionCanHaveNoValue() throws {
    let live = LaunchOption("live", "For real.") { [given] in given.texts.append("live") }
    let options = try LaunchOptions([live], in: ["--live", "x", "--lively"])
    try options.perform()
    #expect(options.others == ["x", "--lively"])
    #expect(given.texts == ["live"])
    #expect(LaunchOptions.help([live]) == "  --live  For real.")
    let error = #expect(throws: CommandError.self) { try LaunchOptions([live], in: ["--live=1"]) }
    #expect(error?.description == "--live takes no value")
  }

  @Test func argumentsOfTheAppAreNotOptions() throws {
    let arguments = ["--log", "-live", "-com.example.Debug", "form", "--", "--service", "a", "-x"]
    #expect(try others(of: arguments) == ["--log", "form"])
    #expect(given.texts == [])
  }

  @Test(arguments: ["-width", "-h", "-help", "-x", "--live", "-"])
  func misspelledOptionsAreNotArgumentsOfTheApp(argument: String) throws {
    #expect(try others(of: [argument]) == [argument])
  }

  @Test func anErrorNamesTheOption() {
    let option = LaunchOption("port", "N", "") { throw CommandError("\($0) is no port") }
    let error = #expect(throws: CommandError.self) {
      try LaunchOptions([option], in: ["--port", "x"]).perform()
    }
    #expect(error?.description == "--port: x is no port")
  }

  @Test func theHelpAlignsCells() {
    let wide = LaunchOption("名前", "N", "A name to use") { _ in }
    #expect(
      LaunchOptions.help([service, wide]) == """
          --service <URL>  Where to ask.
          --名前 <N>       A name to use
        """)
  }

  @Test func theReservedOptionNamesMatchThoseOfTheParser() {
    let commands = [Flags.self] + Flags.configuration.subcommands
    let texts = commands.map { Flags.helpMessage(for: $0) }.joined(separator: "\n")
    let names = texts.matches(of: /--([a-z-]+)/).map { String($0.output.1) }
    #expect(Set(names) == LaunchOptions.builtInNames)
  }

  @Test(arguments: ["width", "virtual-time", "help"])
  func anAppCannotDeclareAReservedOption(name: String) {
    #expect(AppContents(of: service).problem == nil)
    #expect(
      AppContents(of: LaunchOption(name, "N", "") { _ in }).problem
        == "an option of this app has the reserved name --\(name); rename it")
  }
}
