import Foundation
import GitHubSample
import Platen
import PlatenTestProcesses
import PlatenTestSupport
import PostsSample
import SampleService
import SignUpSample
import Testing

/// Laws about replaying recordings.
@MainActor
@Suite struct ReplayLaws {
  private static let secrets = ["pw": "Correct-Horse-9"]

  /// The recordings contain random actions and service failures; the replay has no service.
  @Test(arguments: Seeds.first(40))
  func aReplayShowsTheRecordedFrames(seed: UInt64) async throws {
    let (recording, recorded) = try await Self.recorded(seed)
    let folder = try TemporaryFolder()
    let file = try folder.file("a.recording", Data(recording.text.utf8))
    let (interpreter, replayed) = Self.interpreter(try Self.service()) { _ in }
    await interpreter.play("replay \(file.path)")
    interpreter.close()
    #expect(
      replayed.value.dropFirst()
        == recorded.map { $0.hasPrefix("> ") ? ": " + $0.dropFirst(2) : $0 }[...])
  }

  /// The transcript also shows what was recorded; only the commands that advance time are added.
  @Test(arguments: Seeds.first(12))
  func aTranscriptOfARecordingPasses(seed: UInt64) async throws {
    let (recording, recorded) = try await Self.recorded(seed)
    let service = try Self.service()
    let host = TranscriptRunner(
      Self.registry(), commands: [.service(service)], options: Self.options)
    let transcription = try await RecordingTranscript(of: recording, named: "a.recording", on: host)
    #expect(
      transcription.lines.filter { !$0.hasPrefix("> advance ") && !$0.hasPrefix("# ") }
        == recorded.filter { !$0.hasPrefix("> advance ") } + transcription.closing)
    let folder = try TemporaryFolder()
    let file = try folder.file("a.recording", Data(recording.text.utf8))
    let script = Script(transcription.lines.joined(separator: "\n"), in: file)
    let again = TranscriptRunner(
      Self.registry(), commands: [.service(try Self.service())], options: Self.options)
    let check = await TranscriptCheck(script, on: again)
    #expect(check.difference.isEmpty, "\(check.message)")
  }
}

extension ReplayLaws {
  private static var options: CommandInterpreter.Options {
    var options = CommandInterpreter.Options()
    options.time = .virtual
    options.keepsAppStorage = false
    options.secrets = secrets
    return options
  }

  /// The screens that use a service, with a client that fails by default.
  private static func registry(asking client: RemoteClient = .nobody) -> ScreenRegistry {
    let address = "http://sample.service"
    return ScreenRegistry([
      ScreenRegistry.Entry("signup") {
        SignUpScreen(service: address).environment(\.remoteClient, client)
      },
      ScreenRegistry.Entry("github") { gitHubScreen(asking: client) },
      ScreenRegistry.Entry("movies") { moviesScreen(asking: client) },
      ScreenRegistry.Entry("posts") { postsScreen(asking: client) },
    ])
  }

  /// Returns a service with latency.
  private static func service() throws -> SampleService {
    let service = SampleService()
    try service.setLatency(.milliseconds(400), of: "users")
    try service.setLatency(.milliseconds(700), of: "movies")
    return service
  }

  private static func interpreter(
    asking client: RemoteClient = .nobody, _ service: SampleService,
    _ change: (inout CommandInterpreter.Options) -> Void
  ) -> (CommandInterpreter, Locked<[String]>) {
    let lines = Locked<[String]>([])
    var options = options
    change(&options)
    let interpreter = CommandInterpreter(
      registry(asking: client), commands: [.service(service)], options: options
    ) { line in lines.withLock { $0.append(line.text) } }
    return (interpreter, lines)
  }

  /// Records random lines, and parses the recording from its text.
  private static func recorded(_ seed: UInt64) async throws -> (Recording, [String]) {
    let (service, actionLog) = (try service(), ActionLog(app: "tests"))
    let (interpreter, lines) = interpreter(asking: service.client(scheduler: .main), service) {
      $0.actionLog = actionLog
    }
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.recording").path
    var random = SeededGenerator(seed: seed)
    let screen = ["signup", "github", "movies", "posts"].randomElement(using: &random) ?? ""
    await interpreter.play("open \(screen)")
    let isLate = Bool.random(using: &random)
    if !isLate { try actionLog.record(in: file) }
    for _ in 0..<14 { await interpreter.play(line(for: interpreter, &random)) }
    if isLate { try actionLog.record(in: file) }
    _ = try actionLog.endRecording()
    interpreter.close()
    return (try Recording(at: file), lines.value)
  }

  /// Returns a random line that is plausible in the current state, or contains a typing mistake.
  private static func line(for interpreter: CommandInterpreter, _ random: inout SeededGenerator)
    -> String
  {
    let controls = interpreter.session?.controls ?? []
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      return "advance \([1, 50, 299, 300, 800, 2500].randomElement(using: &random) ?? 0)ms"
    case 4:
      let fault = ["503", "404", "refuse", "hang", "truncate", "malformed", "off"]
        .randomElement(using: &random)
      let route = ["signup", "users", "avatars", "movies", "posters", "posts"]
        .randomElement(using: &random)
      return "service fail \(route ?? "") \(fault ?? "")"
    case 5: return "key \(["tab", "return", "space", "down"].randomElement(using: &random) ?? "")"
    default:
      guard let control = controls.randomElement(using: &random),
        let action = control.actions.map(\.rawValue).sorted().randomElement(using: &random)
      else { return "show" }
      let name = control.label.quotedIfNeeded
      let text = ["ada", "page", "adam", "2", "x"].randomElement(using: &random) ?? ""
      switch action {
      case "set", "type": return "\(action) \(name) \(control.isSecure ? "$pw" : text)"
      case "pick": return "pick \(name) \((control.options.first ?? "x").quotedIfNeeded)"
      case "select", "scroll": return "\(action) \(name) 2"
      case "move": return "move \(name) 1 2"
      default: return "\(action) \(name)"
      }
    }
  }
}

extension RecordingTranscript {
  /// The command that closes a screen left open, if the recording ends with it.
  fileprivate var closing: [String] { lines.last == "> close" ? ["> close"] : [] }
}

extension RemoteClient {
  /// A client that reports its requests and does not answer them.
  static let nobody = RemoteClient { request in
    RemoteAnswer.failure(.unreachable("\(request) was asked, and no recording answered"))
  }
}
