import Foundation
import PlatenLines

/// A program that runs as a child process, without standard input.
struct Subprocess {
  let words: [String]
  var environment: [String: String] = [:]
  /// Whether standard error is part of the output; otherwise, it is discarded.
  var mergesErrors = true
  /// The number of seconds after which the program is ended.
  var limit: Double?

  init(_ words: [String]) { self.words = words }

  init(_ words: String...) { self.init(words) }

  /// A command of SwiftPM for the package in a folder.
  static func swift(_ words: [String], in package: URL, _ scratch: URL) -> Subprocess {
    let places = ["--package-path", package.path, "--scratch-path", scratch.path]
    return Subprocess(["swift"] + words.prefix(1) + places + words.dropFirst())
  }

  /// The output and the exit status; the status is `nil` if a signal ended the program.
  struct Finished {
    let status: Int32?
    let output: String
  }

  /// Runs the program until it ends.
  ///
  /// - Parameter onLine: Called for each line of output as soon as it is complete.
  func run(
    under interruption: Interruption, onLine: (Substring) -> Void = { _ in }
  ) throws -> Finished {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    // The child inherits only its standard streams.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let input = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    do {
      defer { close(ends[1]) }
      try interruption.start { try spawn(output: ends[1]) }
    }
    let timer = limit.map { limit in
      let timer = DispatchSource.makeTimerSource()
      timer.setEventHandler { interruption.endChild() }
      timer.schedule(deadline: .now() + limit)
      timer.activate()
      return timer
    }
    defer { timer?.cancel() }
    let output = Self.read(input, onLine: onLine)
    return Finished(status: try interruption.wait(), output: output)
  }

  private static func read(_ input: FileHandle, onLine: (Substring) -> Void) -> String {
    var lines: [Substring] = []
    var rest: [UInt8] = []
    func finish(_ line: ArraySlice<UInt8>) {
      let line = Substring(decoding: line, as: UTF8.self)
      lines.append(line)
      onLine(line)
    }
    while true {
      let data = input.availableData
      if data.isEmpty { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        finish(rest[..<end])
        rest.removeFirst(end + 1)
      }
    }
    if !rest.isEmpty { finish(rest[...]) }
    return lines.joined(separator: "\n")
  }

  private func failure(_ error: Int32) -> AdoptError {
    AdoptError(
      "cannot run \(words[0].shown): \(String(cString: strerror(error))); check that PATH contains its folder"
    )
  }
}

// MARK: - Spawning

extension Subprocess {
  /// Starts the program as the leader of a process group, with the default effects of signals.
  private func spawn(output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if mergesErrors {
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let error = withCStrings(words) { words in
      withCStrings(variables.map { "\($0)=\($1)" }) { variables in
        posix_spawnp(&child, self.words[0], &actions, &attributes, words, variables)
      }
    }
    if error != 0 { throw failure(error) }
    return child
  }
}

/// Calls a closure with the texts as a null-terminated array of C strings.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
