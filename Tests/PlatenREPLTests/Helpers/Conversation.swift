import Foundation
import PlatenTestSystem
import PlatenTestPrograms

@testable import PlatenREPL

/// A program that is written to and read from while it runs, through pipes or a terminal.
actor Conversation {
  private let executor = QueueExecutor(label: "conversation")
  private let process: ChildProcess
  private let input: Descriptor
  private let output: Descriptor
  /// Everything read so far.
  private(set) var text = ""
  /// What was read since something was written last.
  private var answer = ""

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private init(_ process: ChildProcess, input: Descriptor, output: Descriptor) {
    self.process = process
    self.input = input
    self.output = output
  }

  /// A program behind two pipes.
  static func throughPipes(_ product: Product, _ arguments: String...) throws -> Conversation {
    let (input, output) = (Pipe(), Pipe())
    let process = try ChildProcess(
      product.path, arguments,
      streams: .init(input: input.fileHandleForReading, output: output.fileHandleForWriting))
    return Conversation(
      process, input: Descriptor(number: dup(input.fileHandleForWriting.fileDescriptor)),
      output: Descriptor(number: dup(output.fileHandleForReading.fileDescriptor)))
  }

  /// A program at a terminal.
  static func atTerminal(_ product: Product, _ arguments: String...) throws -> Conversation {
    var (ownEnd, programEnd): (Int32, Int32) = (-1, -1)
    guard open_pseudo_terminal(&ownEnd, &programEnd) == 0 else { throw SystemError() }
    let terminal = FileHandle(fileDescriptor: programEnd, closeOnDealloc: true)
    let process = try ChildProcess(
      product.path, arguments, streams: .init(input: terminal, output: terminal))
    return Conversation(
      process, input: Descriptor(number: ownEnd), output: Descriptor(number: ownEnd))
  }

  /// Writes to the program.
  func type(_ text: String) throws {
    answer = ""
    try input.write(Array(text.utf8))
  }

  /// Reads until the answer to what was written ends so, or to the end.
  func read(until end: String = "\u{0}") {
    // A terminal that nobody has open any more is read with an error.
    while !answer.hasSuffix(end), let bytes = try? output.read(atMost: 1 << 16), !bytes.isEmpty {
      let new = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      text += new
      answer += new
    }
  }

  /// Sends a signal.
  func send(signal: Int32) { process.send(signal) }

  /// Reads to the end, and tells how the program ended.
  func end() async -> ChildProcess.Ending {
    read()
    return await process.ending()
  }
}
