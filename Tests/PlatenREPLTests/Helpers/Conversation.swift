import Foundation
import PlatenTestSystem
import PlatenTestPrograms

@testable import PlatenREPL

/// A program that is written to and read from while it runs, through pipes or a terminal.
actor Conversation {
  private let executor = QueueExecutor(label: "conversation")
  private let process: ChildProcess
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let terminalPath: String?
  /// Everything read so far.
  private(set) var text = ""
  /// What was read since something was written last.
  private var answer = ""

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private init(
    _ process: ChildProcess, input: FileDescriptor, output: FileDescriptor,
    terminalPath: String? = nil
  ) {
    self.process = process
    self.input = input
    self.output = output
    self.terminalPath = terminalPath
  }

  /// A program behind two pipes.
  static func throughPipes(_ product: Product, _ arguments: String...) throws -> Conversation {
    let (input, output) = (Pipe(), Pipe())
    let process = try ChildProcess(
      product.path, arguments,
      streams: .init(input: input.fileHandleForReading, output: output.fileHandleForWriting))
    return Conversation(
      process, input: FileDescriptor(number: dup(input.fileHandleForWriting.fileDescriptor)),
      output: FileDescriptor(number: dup(output.fileHandleForReading.fileDescriptor)))
  }

  /// A program at a terminal.
  static func atTerminal(
    _ product: Product, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Conversation {
    var (ownEnd, programEnd): (Int32, Int32) = (-1, -1)
    guard open_pseudo_terminal(&ownEnd, &programEnd) == 0 else { throw SystemError() }
    let terminal = FileHandle(fileDescriptor: programEnd, closeOnDealloc: true)
    let process = try ChildProcess(
      product.path, arguments, environment: environment,
      streams: .init(input: terminal, output: terminal, errors: terminal))
    return Conversation(
      process, input: FileDescriptor(number: ownEnd), output: FileDescriptor(number: ownEnd),
      terminalPath: String(cString: ttyname(programEnd)))
  }

  /// Writes to the program.
  func type(_ text: String) throws {
    answer = ""
    try input.write(Array(text.utf8))
  }

  /// Reads until the answer to what was written ends so, or to the end.
  func read(until end: String = "\u{0}") { read { $0.hasSuffix(end) } }

  /// Reads until the answer to what was written has this in it, or to the end.
  func read(through text: String) { read { $0.contains(text) } }

  private func read(until isEnough: (String) -> Bool) {
    // A terminal that nobody has open any more is read with an error.
    while !isEnough(answer), let bytes = try? output.read(atMost: 1 << 16), !bytes.isEmpty {
      let new = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      text += new
      answer += new
    }
  }

  /// Closes the terminal, as when its window is closed.
  func hangUp() { close(input.number) }

  /// Writes to the terminal beside the program, until it takes nothing more.
  func fill() {
    let terminal = open(terminalPath ?? "", O_WRONLY | O_NOCTTY | O_NONBLOCK)
    defer { close(terminal) }
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 4096)
    while write(terminal, blanks, blanks.count) > 0 {}
  }

  /// How the program ended, once it has.
  func ending() async -> ChildProcess.Ending { await process.ending() }

  /// Sends a signal.
  func send(signal: Int32) { process.send(signal) }

  /// Reads to the end, and tells how the program ended.
  func end() async -> ChildProcess.Ending {
    read()
    return await process.ending()
  }
}
