import Foundation
import Platen
import PlatenTestProcesses
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the commands `record`, `replay` and `step`.
@MainActor
@Suite struct RecordingCommandsTests {
  private let folder: TemporaryFolder
  private let host: TestInterpreter

  init() throws {
    folder = try TemporaryFolder()
    host = Self.host(secrets: ["pw": "hunter2"])
  }

  private static func host(secrets: [String: String] = [:]) -> TestInterpreter {
    TestInterpreter(
      [
        ScreenRegistry.Entry("login") { LogInScreen() },
        ScreenRegistry.Entry("echo") {
          AskingScreen().environment(\.remoteClient, RemoteClient { _ in .response(Self.echo) })
        },
        ScreenRegistry.Entry("asking") {
          AskingScreen().environment(\.remoteClient, Self.repeating)
        },
        ScreenRegistry.Entry("checking") {
          CheckingScreen(delay: .zero).environment(\.remoteClient, Self.repeating)
        },
        ScreenRegistry.Entry("late") {
          CheckingScreen(delay: .seconds(1)).environment(\.remoteClient, Self.repeating)
        },
      ],
      options: .with {
        $0.time = .virtual
        $0.keepsAppStorage = false
        $0.secrets = secrets
        $0.actionLog = ActionLog(app: "tests")
      })
  }

  /// A client whose responses repeat the query.
  private static var repeating: RemoteClient {
    RemoteClient { request in
      .response(RemoteResponse(json: json(request.url.query["q"] ?? "")), after: .seconds(1))
    }
  }

  /// A response that contains a secret in several spellings, and in a header field.
  private nonisolated static let echo = RemoteResponse(
    headers: ["Location": "/?q=h%75nter2"],
    body: Data(#"hunter2 hunter\u0032 %68unter2 h&#117;nter2 h%2575nter2 &#x68;unte\u{72}2"#.utf8))

  private nonisolated static func json(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  private var file: String { folder.url.appending(path: "a.recording").path }

  private var recorded: String {
    get throws { try String(contentsOfFile: file, encoding: .utf8) }
  }

  @Test func aRecordingBeginsWhenTheScreenOpens() async throws {
    await host.play("open login\nopen asking\nset Query ada\nadvance 300ms")
    #expect(await host.play("record \(file)") == "> record \(file)")
    await host.play("wait")
    #expect(await host.play("record") == "> record\n  recorded to \(file)")
    #expect(
      try recorded == #"""
        {"app":"tests","recording":1}
        {"at":0,"type":"open asking"}
        {"at":0,"opens":{"date":"2001-01-01T00:00:00.000Z","locale":"en_US","rows":20,"seed":0,"timeZone":"GMT","width":80}}
        {"at":0,"type":"set Query ada"}
        {"asks":"GET /search?q=ada&api_key=•••","at":0,"number":1}
        {"at":0,"type":"advance 300ms"}
        {"at":0.3,"type":"wait"}
        {"answer":{"header content-type":"application/json","status":"200","text":"\"ada\""},"at":1.000000001,"number":1}
        {"at":1.000000002,"ends":true}

        """#)
  }

  @Test func aReplaySendsNoRequests() async throws {
    await host.play("open asking\nset Query ada\nwait\nrecord \(file)\nrecord")
    let other = TestInterpreter([
      ScreenRegistry.Entry("asking") { AskingScreen().environment(\.remoteClient, .refusing) }
    ])
    let text = await other.play("replay \(file)")
    #expect(
      text == """
        > replay \(file)
        : open asking
          Query [                                      ]
          nothing
        : set Query ada
        - Query [                                      ]
        + Query [ada                                   ]
        : wait
        - nothing
        + "ada"
        """)
  }

  @Test func stepReplaysTheNextLine() async throws {
    await host.play("open asking\nadvance 2s\nset Query ada\nrecord \(file)\nrecord")
    let other = Self.host()
    let text = await other.play("replay \(file) step\nstep\nstep 2\nstep")
    #expect(
      text == """
        > replay \(file) step
          3 lines to replay; run step for the next line
        > step
        : open asking
          Query [                                      ]
          nothing
        > step 2
        : advance 2s
        : set Query ada
        - Query [                                      ]
        + Query [ada                                   ]
          end of the recording
        > step
        ! no replay is running; run replay FILE step first
        """)
  }

  @Test func anUnrecordedRequestIsReported() async throws {
    await host.play("open asking\nset Query ada\nwait\nrecord \(file)\nrecord")
    let text = try recorded.replacing("set Query ada", with: "set Query bob")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let other = Self.host()
    await other.play("replay \(file)")
    #expect(other.lines.contains { $0.hasPrefix("+ search.example cannot be reached: the rec") })
    #expect(
      other.session.log.lines
        == [
          """
          warning: the recording has no response to "GET /search?q=bob&api_key=•••"; make a \
          recording in which the program sends this request
          """
        ])
  }

  @Test func secretsAreRecordedByName() async throws {
    await host.play("open asking\nset Query hunter2\nwait\nrecord \(file)\nrecord")
    #expect(try !recorded.contains("hunter2"))
    #expect(try recorded.contains(#""type":"set Query ${pw}""#))
    #expect(try recorded.contains(#""asks":"GET /search?q=${pw}&api_key=•••""#))
    #expect(try recorded.contains(#""text":"\"${pw}\"""#))
    let other = Self.host(secrets: ["pw": "another"])
    await other.play("replay \(file)")
    #expect(other.lines.last == "+ \"another\"")
  }

  @Test func aServerThatEchoesASecretDoesNotPutItIntoTheRecording() async throws {
    await host.play("open echo\nset Query ada\nwait\nrecord \(file)\nrecord")
    let text = try recorded
    #expect(
      text.contains(
        #""text":"${pw} ${pw|json} ${pw|url} ${pw|html} ${pw|url|url} ${pw|html}""#), "\(text)")
    #expect(text.contains(#""header location":"/?q=${pw|url}""#), "\(text)")
  }

  @Test(arguments: ["", "\nclose"])
  func textThatBecomesASecretLaterIsNotRecorded(end: String) async throws {
    await host.play(
      "open login\nset Name swordfish\nset Name sword\nset Password swordfish\(end)")
    await host.play("record \(file)\nrecord")
    #expect(try recorded.contains(#""type":"set Name •••""#))
    #expect(try recorded.contains(#""type":"set Name sword""#))
    #expect(try !recorded.contains("swordfish"))
  }

  @Test func textThatBecomesASecretInARunningRecordingIsMaskedAtItsEnd() async throws {
    await host.play("open login\nrecord \(file)\nset Name swordfish ${pw} $$swordfish")
    #expect(try recorded.contains("swordfish"))
    await host.play("set Name sword\nset Password swordfish\nrecord")
    #expect(try recorded.contains(#""type":"set Name ••• $${pw} $$•••""#))
    #expect(try recorded.contains(#""type":"set Name sword""#))
    #expect(try !recorded.contains("swordfish"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aSecretOfOneScreenIsMaskedInEveryScreenOfARecording() async throws {
    await host.play("open asking\nrecord \(file)\nset Query swordfish\nwait")
    await host.play("open login\nset Password swordfish")
    await host.play("open asking\nset Query swordfish\nwait\nrecord")
    #expect(try !recorded.contains("swordfish"))
    #expect(try recorded.components(separatedBy: #""type":"set Query •••""#).count == 3)
  }

  @Test func aRecordingThatCannotBeMaskedIsReported() async throws {
    await host.play("open login\nrecord \(file)\nset Name swordfish\nset Password swordfish")
    try FileManager.default.removeItem(atPath: file)
    let text = await host.play("record")
    #expect(text.hasSuffix("could not be rewritten; check the file before you share it"), "\(text)")
  }

  /// Types a secret into the focused field, character by character.
  private func typeSecret(_ characters: Range<Int>) async throws {
    for count in characters {
      try host.session.edit(String("swordfish".prefix(count + 1)))
      await host.session.settle()
    }
  }

  @Test(arguments: [0, 3, 5, 9])
  func aRecordingContainsNoLongBeginningOfATypedSecret(recordedFrom count: Int) async throws {
    await host.play("open checking")
    try host.session.moveFocus(to: "Password")
    try await typeSecret(0..<count)
    await host.play("record \(file)")
    try await typeSecret(count..<9)
    let running = try recorded
    try host.session.moveFocus(to: nil)
    await host.play("wait\nrecord")
    for text in [running, try recorded] { expectNoBeginning(in: text) }
    let text = try recorded
    #expect(text.contains(#"GET /search?q=swo""#), "it has fewer than four characters")
    #expect(text.components(separatedBy: "GET /search?q=").count == 10)
    #expect(text.contains(#"GET /search?q=${Password}""#))
  }

  /// The name of the field contains "sword", a beginning of the secret, and is unchanged.
  private func expectNoBeginning(in text: String) {
    let rest = text.replacing("set Password $Password", with: "").replacing("${Password}", with: "")
    #expect(!rest.contains("swor"), "\(text)")
    #expect(!text.contains("Pas•••") && !text.contains("Pas$"), "\(text)")
  }

  /// The session has forgotten the beginnings when the requests are sent.
  @Test func aRequestThatFollowsASecretContainsNoBeginningOfIt() async throws {
    await host.play("open late\nrecord \(file)")
    try host.session.moveFocus(to: "Password")
    for count in 1...9 { try host.session.edit(String("swordfish".prefix(count))) }
    try host.session.moveFocus(to: nil)
    await host.play("advance 900ms")
    await host.play("wait")
    let running = try recorded
    await host.play("record")
    #expect(running.contains("GET /search?q="), "\(running)")
    for text in [running, try recorded] { expectNoBeginning(in: text) }
  }

  @Test func aKnownSecretInAnotherFieldIsRecordedByName() async throws {
    let transcript = await host.play("open login\nset Password $pw\nset Name hunter2")
    #expect(transcript.contains("> set Name •••\n"))
    await host.play("record \(file)\nrecord")
    #expect(try recorded.contains(#""type":"set Name ${pw}""#))
  }

  @Test func secretsWithoutANameAreNotRecorded() async throws {
    await host.play("open login\nset Password swordfish\nrecord \(file)\nrecord")
    #expect(try !recorded.contains("swordfish"))
    #expect(try recorded.contains(#""type":"set Password •••""#))
  }

  @Test func keysAreRecordedAsLines() async throws {
    await host.play("open login\nrecord \(file)")
    let session = host.session
    try session.press(KeyboardShortcut(.tab, modifiers: []))
    try session.edit("A")
    try session.edit("A B")
    try session.edit("$A")
    try session.edit("A\nB")
    try session.press(KeyboardShortcut(.tab, modifiers: []))
    for text in ["h", "hu", "hun"] { try session.edit(text) }
    try session.moveFocus(to: nil)
    await host.play("record")
    #expect(
      try recorded.split(separator: "\n").dropFirst(3) == [
        #"{"at":0,"type":"key tab"}"#, #"{"at":0,"type":"set Name A"}"#,
        #"{"at":0,"type":"set Name \"A B\""}"#, #"{"at":0,"type":"set Name \"$A\""}"#,
        #"{"at":0,"type":"set Name \"A\\nB\""}"#, #"{"at":0,"type":"key tab"}"#,
        #"{"at":0,"type":"set Password $Password"}"#, #"{"at":0,"type":"focus"}"#,
        #"{"at":0,"ends":true}"#,
      ])
  }

  @Test func recordDoesNotOverwriteAFile() async throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
    #expect(
      await host.play("record \(file)").hasSuffix(
        "already exists; choose another name or delete the file"))
    #expect(try recorded == "mine")
  }

  @Test func mistakesAreReported() async throws {
    let missing = folder.url.appending(path: "none").path
    let text = await host.play("record\nreplay \(file).no\nstep 0\nrecord \(missing)/a")
    #expect(
      text == """
        > record
        ! no recording is running; run record FILE to start one
        > replay \(file).no
        ! cannot read \"\(Line(file + ".no").truncated(to: 60).text)\": no such file
        > step 0
        ! \"0\" is not a number of steps: step [COUNT]
        > record \(missing)/a
        ! cannot write \"\(Line(missing + "/a").truncated(to: 60).text)\": no directory \
        \"\(Line(missing).truncated(to: 60).text)\"
        """)
    await host.play("open login\nrecord \(file)")
    #expect(
      await host.play("record \(file)").hasSuffix("; run record to stop"))
    #expect(
      await host.play("record\nreplay \(file) slow").hasSuffix(
        "! no pace \"slow\"; available: \"fast\", \"real\", \"step\""))
  }

  @Test func aReplayIsNotRecorded() async throws {
    await host.play("open login\nrecord \(file)")
    #expect(await host.play("replay \(file)").hasSuffix("; run record to stop recording"))
    await host.play("record")
    #expect(
      await host.play("replay \(file)\nrecord \(file).2").hasSuffix(
        "! cannot record a replayed screen; open the screen again"))
  }

  @Test func aScreenOpenedAfterAReplayIsRecordedCompletely() async throws {
    await host.play("open login\nrecord \(file)\nrecord\nreplay \(file)\nopen login\nset Name Ada")
    await host.play("record \(file).2\nrecord")
    let other = Self.host()
    await other.play("replay \(file).2")
    #expect(other.lines.contains(": open login") && other.lines.contains(": set Name Ada"))
  }

  @Test func aScreenOpenedAfterAnOverflowIsRecordedCompletely() async throws {
    let text = String(repeating: "x", count: 600_000)
    await host.play("open login\nset Name \(text)\nset Name y\(text)")
    #expect(await host.play("record \(file)").hasSuffix("open it again and record from the start"))
    await host.play("open login\nrecord \(file)\nrecord")
    #expect(try recorded.contains(#""type":"open login""#))
  }

  @Test func shortSecretsDoNotMaskOtherText() async throws {
    let host = Self.host(secrets: ["p": "a"])
    await host.play("open asking\nset Query banana\nwait\nrecord \(file)\nrecord")
    #expect(try recorded.contains(#""asks":"GET /search?q=banana&api_key=•••""#))
  }

  @Test func encodedSecretsAreMaskedInARecording() async throws {
    let host = Self.host(secrets: ["pw": "hun \"ter@2/"])
    await host.play("open asking\nset Query hun \"ter@2/\nwait\nrecord \(file)\nrecord")
    #expect(try !recorded.contains("ter@2"))
    #expect(try recorded.contains(#""asks":"GET /search?q=${pw}&"#))
    #expect(try recorded.contains("${pw|json"))
    let other = Self.host(secrets: ["pw": "other one"])
    await other.play("replay \(file)")
    #expect(other.lines.last == "+ \"other one\"")
  }

  @Test func textThatResemblesASecretNameIsUnchanged() async throws {
    await host.play("open asking\nset Query ${pw}\nwait\nrecord \(file)\nrecord")
    #expect(try recorded.contains(#""type":"set Query $${pw}""#))
    let other = Self.host(secrets: ["pw": "hunter2"])
    await other.play("replay \(file)")
    #expect(other.lines.last == "+ \"${pw}\"")
  }

  @Test func aSecretWithoutANameCannotBeReplayed() async throws {
    await host.play("open login\nset Password swordfish\nrecord \(file)\nrecord")
    let other = Self.host()
    #expect(
      await other.play("replay \(file)").hasSuffix(
        """
        : set Password •••
        ! the recording has no name for the secret in \"Password\"
        """))
  }

  @Test func secretsTypedAtTheTerminalAreReplacedByTheirNames() async throws {
    await host.play("open login")
    try host.session.moveFocus(to: "Password")
    try host.session.edit("swordfish")
    await host.play("set Name swordfish\nrecord \(file)\nrecord")
    #expect(try recorded.contains(#""type":"set Name ${Password}""#))
    #expect(try !recorded.contains("swordfish"))
  }

  @Test func aRecordedReplayCommandIsNotExecuted() async throws {
    await host.play("open login\nrecord \(file)\nrecord")
    let text = try recorded.replacing("\"ends\":true", with: "\"type\":\"replay \(file)\"")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    #expect(await host.play("replay \(file)").components(separatedBy: ": ").count == 2)
  }

  @Test func openingAScreenEndsTheReplay() async throws {
    await host.play("open asking\nset Query ada\nwait\nrecord \(file)\nrecord")
    let other = Self.host()
    #expect(
      await other.play("replay \(file) step\nstep\nopen asking\nset Query bob\nwait\nstep")
        .hasSuffix(
          """
          + "bob"
          > step
          ! no replay is running; run replay FILE step first
          """))
  }
}

/// A screen that sends a request for each query.
private struct AskingScreen: View {
  @Environment(\.remoteClient) private var client
  @State private var query = ""
  @State private var answer = "nothing"

  var body: some View {
    TextField("Query", text: $query)
      .task(id: query) {
        if query.isEmpty { return }
        let request = RemoteRequest(
          at: "http://search.example", path: ["search"], query: ["q": query, "api_key": "s3cret"])
        do throws(RemoteError) {
          answer = String(decoding: try await client.data(for: request), as: UTF8.self)
        } catch {
          answer = error.description
        }
      }
    Text(answer)
  }
}

/// A screen that sends a request for each state of a secure field.
private struct CheckingScreen: View {
  let delay: Duration
  @Environment(\.clock) private var clock
  @Environment(\.remoteClient) private var client
  @State private var password = ""

  var body: some View {
    SecureField("Password", text: $password)
      .onChange(of: password) { _, text in
        let request = RemoteRequest(
          at: "http://search.example", path: ["search"], query: ["q": text])
        Task {
          if delay > .zero { try await clock.sleep(for: delay) }
          _ = try await client.data(for: request)
        }
      }
  }
}

extension RemoteClient {
  fileprivate static let refusing = RemoteClient { _ in .failure(.unreachable("it was asked")) }
}
