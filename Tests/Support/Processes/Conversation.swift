import Foundation
import PlatenChildProcesses
import PlatenTerminal
import PlatenTestSystem

/// A running program that a test writes to and reads from, through pipes or a terminal.
public actor Conversation {
  private let executor = QueueExecutor(label: "conversation")
  private let process: ChildProcess
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let terminalPath: String?
  /// The entire output so far.
  public private(set) var text = ""
  /// The output since the last input.
  private var answer = ""

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  private init(
    _ process: ChildProcess, input: FileDescriptor, output: FileDescriptor,
    terminalPath: String? = nil
  ) {
    self.process = process
    self.input = input
    self.output = output
    self.terminalPath = terminalPath
  }

  /// Starts a program with pipes as its standard streams.
  public static func throughPipes(_ product: Product, _ arguments: String...) throws -> Conversation
  {
    let (input, output) = (Pipe(), Pipe())
    let process = try ChildProcess(
      product.path, arguments,
      streams: .init(input: input.fileHandleForReading, output: output.fileHandleForWriting))
    return Conversation(
      process, input: FileDescriptor(number: dup(input.fileHandleForWriting.fileDescriptor)),
      output: FileDescriptor(number: dup(output.fileHandleForReading.fileDescriptor)))
  }

  /// Starts a program in a pseudoterminal.
  public static func atTerminal(
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

  /// Writes text to the program's input.
  public func type(_ text: String) throws {
    answer = ""
    try input.write(Array(text.utf8))
  }

  /// Reads until the response to the last input ends with the given text, or until end of file.
  public func read(until end: String = "\u{0}") { read { $0.hasSuffix(end) } }

  /// Reads until the response to the last input contains the given text, or until end of file.
  public func read(through text: String) { read { $0.contains(text) } }

  private func read(until isEnough: (String) -> Bool) {
    // Reading from a terminal that no process has open fails with an error.
    while !isEnough(answer), let bytes = try? output.read(atMost: 1 << 16), !bytes.isEmpty {
      let new = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      text += new
      answer += new
    }
  }

  /// Closes the terminal, as if the user closed its window.
  public func hangUp() { close(input.number) }

  /// Fills the terminal's output buffer, so that the program's writes block.
  public func fill() {
    let terminal = open(terminalPath ?? "", O_WRONLY | O_NOCTTY | O_NONBLOCK)
    defer { close(terminal) }
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 4096)
    while write(terminal, blanks, blanks.count) > 0 {}
  }

  /// Waits for the program to end, and returns how it ended.
  package func ending() async -> ChildProcess.Ending { await process.ending() }

  /// Sends a signal to the program.
  public func send(signal: Int32) { process.send(signal) }

  /// Waits until a signal has stopped the program. A signal that continues it would have no effect
  /// before.
  public func stopping() async { await process.stopping() }

  /// Reads until end of file, and returns how the program ended.
  package func end() async -> ChildProcess.Ending {
    read()
    return await process.ending()
  }
}
