import PlatenTestProcesses
import Testing

/// Tests of invalid command lines, which the program reports before it exits.
@Suite struct FlagsTests {
  /// - Returns: The program's standard error.
  @discardableResult
  private func expectWrongUsage(
    _ arguments: [String], of product: Product = .gallery, saying message: String
  ) async throws -> String {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await product.run(playing: "screens\n", shell: #"exec "$0" "# + quoted)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!run.errors.contains("•••"))
    #expect(run.errors.contains("\n") && !run.errors.contains("\u{1B}"))
    return run.errors
  }

  @Test func errorsAreReadableOnANarrowTerminal() async throws {
    let run = try await Product.gallery.run(
      playing: "", shell: #"COLUMNS=1 exec "$0" --colour"#)
    #expect(run.status == 2)
    #expect(run.errors.contains("Unknown option '--colour'"))
  }

  @Test(arguments: [
    (["--colour"], "Unknown option '--colour'"),
    (["--widht", "80"], "Did you mean '--width'?"),
    (["--width"], "Missing value for '--width <cells>'"),
    (["--width", "wide"], "The value 'wide' is invalid for '--width <cells>'"),
    (["--width", "0"], "--width 0 is out of range; specify a value from 1 to 10000"),
    (["--width", "-1"], "--width -1 is out of range; specify a value from 1 to 10000"),
    (["--rows", "-5"], "--rows -5 is out of range; specify a value from 1 to 10000"),
    (["--rows", "10001"], "--rows 10001 is out of range; specify a value from 1 to 10000"),
    (["--theme", "pink"], "The value 'pink' is invalid for '--theme <theme>'"),
    (["--\u{1B}[31m"], "Unknown option '--␛[31m'"),
    (["--script", "/"], "gallery: cannot read /: Is a directory"),
    (["sginup"], "gallery: no screen \"sginup\"; did you mean \"signup\"?"),
    (["movies", "lihgt"], "gallery: no screen \"movies lihgt\"; did you mean \"movies light\"?"),
    (["light"], "gallery: no screen \"light\"; did you mean \"movies light\"?"),
    (["form", "now", "please"], "Unexpected argument"),
    (["chekc"], #"gallery: no screen or command "chekc"; did you mean "check"?"#),
    (["chekc", "x.transcript"], #"gallery: no screen or command "chekc"; did you mean "check"?"#),
    (["help", "chekc"], #"gallery: no help on "chekc"; did you mean "check"?"#),
    (
      ["help", "form"],
      #"gallery: no help on "form"; available: "check", "review", "transcribe""#
    ),
  ])
  func anUnknownFlagIsReported(arguments: [String], message: String) async throws {
    try await expectWrongUsage(arguments, saying: message)
  }

  @Test func aMissingScriptIsReported() async throws {
    let missing = try TemporaryFolder().url.appending(path: "none").path
    try await expectWrongUsage(
      ["--script", missing], saying: "gallery: cannot read \(missing): No such file or directory")
  }

  @Test(arguments: [
    (["frm"], #"form: no screen "frm"; the only screen opens without an argument"#),
    (["chekc", "x.transcript"], #"form: no screen or command "chekc"; did you mean "check"?"#),
  ])
  func aWrongNameOfTheOnlyScreenIsReported(arguments: [String], message: String) async throws {
    try await expectWrongUsage(arguments, of: .form, saying: message)
  }

  @Test func unexpectedArgumentsAreReported() async throws {
    try await expectWrongUsage(
      ["--secret", "a=b", "form", "=", "c"], saying: "Unexpected argument 'c'")
  }

  @Test(arguments: [
    (["--secret", "hunter2"], 1), (["--secret=hunter2"], 1), (["--secret", "=hunter2"], 1),
    (["--secret", "a=b", "--secret", "my pw=hunter2"], 2),
  ])
  func aMalformedSecretIsReportedByItsNumber(arguments: [String], number: Int) async throws {
    let errors = try await expectWrongUsage(
      arguments, saying: "Error: --secret number \(number) does not have the form NAME=VALUE")
    #expect(!errors.contains("hunter2"))
  }

  @Test func helpDescribesTheFlags() async throws {
    let run = try await Product.form.run("--help")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("USAGE: form [<options>] [<screen>] [<variant>] <subcommand>"))
    #expect(run.output.contains("\n  check  "))
    let byName = try await Product.form.run("help")
    #expect(byName.output == run.output)
    let ofCommand = try await Product.form.run("help", "check")
    #expect(ofCommand.output.contains("USAGE: form check "))
  }

  @Test func duplicateScreenNamesAreReportedAtStartup() async throws {
    let run = try await Product.trials.run(
      playing: "screens\n", environment: ["TRIALS_TWICE": "1"])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("PlatenTrials: two screens of this app are named prints;"))
  }
}
