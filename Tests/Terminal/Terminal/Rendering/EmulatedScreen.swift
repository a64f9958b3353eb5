import Foundation
import PlatenTestProcesses
import Testing

/// The screen and the scrollback of a terminal emulator.
struct EmulatedScreen: Decodable {
  /// The rows of the scrollback, then those of the screen, with their styles and without empty rows
  /// at the end.
  let rows: [String]
  /// The position of the cursor: an index in `rows`, and a column.
  let cursor: [Int]
  /// The number of rows in the scrollback.
  let top: Int

  /// Returns the first difference from another screen, without regard to the scroll position.
  func difference(from other: EmulatedScreen) -> String? {
    if cursor != other.cursor { return "cursor at \(cursor), not at \(other.cursor)" }
    let rows = zip(rows, other.rows).enumerated()
    if let (row, texts) = rows.first(where: { $0.1.0 != $0.1.1 }) {
      return "row \(row):\n\(texts.0.debugDescription), not\n\(texts.1.debugDescription)"
    }
    let counts = (self.rows.count, other.rows.count)
    return counts.0 == counts.1 ? nil : "\(counts.0) rows, not \(counts.1)"
  }

  /// Returns the screen without its first rows.
  func dropFirst(_ count: Int) -> EmulatedScreen {
    EmulatedScreen(
      rows: Array(rows.dropFirst(count)), cursor: [cursor[0] - count, cursor[1]], top: 0)
  }
}

/// A test case for an emulator: its size, and the operations on it.
struct EmulatedCase: Encodable {
  let width: Int
  let height: Int
  var steps: [Step] = []

  enum Step: Encodable {
    case bytes([UInt8])
    case size(width: Int, height: Int)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .bytes(let bytes): try container.encode(String(decoding: bytes, as: UTF8.self))
      case .size(let width, let height): try container.encode([width, height])
      }
    }
  }
}

/// A terminal emulator that runs many cases in one process.
enum EmulatorProgram: String {
  case pyte, tmux

  /// Returns the final screen of each case. The system's Python has pyte.
  func screens(of cases: [EmulatedCase]) async throws -> [EmulatedScreen] {
    let script = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../Support/Emulators/\(rawValue)_screens.py").standardizedFileURL
      .path
    let lines = try cases.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
    let finished = try await ChildProcess.run(
      "/usr/bin/python3", [script], input: lines.reduce(Data(), +),
      environment: ["LC_ALL": "C.UTF-8"])
    let screens = try finished.output.split(separator: "\n").map {
      try JSONDecoder().decode(EmulatedScreen.self, from: Data($0.utf8))
    }
    try #require(screens.count == cases.count, "\(finished.errors)")
    return screens
  }
}
