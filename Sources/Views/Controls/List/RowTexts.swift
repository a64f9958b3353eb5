import Foundation
import PlatenGraph

/// The texts of the rows of a list, prepared for a search among many rows.
///
/// A list whose environment contains them searches all its rows. Without them, the text of a row has to
/// be found in its views.
@MainActor
package final class RowTexts {
  /// The number of texts that ``prepare()`` adds at once.
  private static let step = 1000

  let count: Int
  private let text: (Int) -> String
  /// The added texts as the search compares them, each after a newline.
  private var bytes: [UInt8] = []
  /// The index of the newline before each added text.
  private var starts: [Int] = []

  /// Creates the texts of a number of rows.
  ///
  /// - Parameter text: Returns the text of the row at a position.
  package init(count: Int, text: @escaping (Int) -> String) {
    (self.count, self.text) = (count, text)
  }

  /// Prepares the search, with pauses in which the program handles keys.
  package func prepare() async {
    while starts.count < count, !Task.isCancelled {
      add(Self.step)
      await Task.yield()
    }
  }

  /// Returns the positions of the rows that contain a text, in ascending order.
  ///
  /// - Complexity: O(*n*) in the number of bytes of all texts.
  func positions(containing text: String) -> [Int] {
    add(count)
    let text = text.searchable
    if text.isEmpty { return Array(0..<count) }
    var found: [Int] = []
    bytes.append(0)
    defer { bytes.removeLast() }
    bytes.withUnsafeBufferPointer { bytes in
      // The array is not empty: it ends with a 0.
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        var next = bytes.baseAddress
        while let from = next, let match = strstr(from, text), let start = bytes.baseAddress {
          let place = UnsafePointer(match) - start
          let row = starts.partitioningIndex { $0 > place } - 1
          found.append(row)
          next = row + 1 < count ? start + starts[row + 1] : nil
        }
      }
    }
    return found
  }

  private func add(_ most: Int) {
    for row in starts.count..<min(starts.count + most, count) {
      starts.append(bytes.count)
      bytes.append(UInt8(ascii: "\n"))
      bytes += text(row).searchable.utf8
    }
  }
}

extension RowTexts: EnvironmentKey {
  package nonisolated static var defaultValue: RowTexts? { nil }
}

extension EnvironmentValues {
  /// The texts of the rows of a list, or `nil` if they have to be found in the views of the rows.
  package var rowTexts: RowTexts? {
    get { self[RowTexts.self] }
    set { self[RowTexts.self] = newValue }
  }
}

extension String {
  /// The text as the filter of a list compares it: in lowercase, with composed characters, and without
  /// the characters that separate and end texts.
  var searchable: String {
    let text = lowercased()
    let composed =
      text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    if !composed.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") }) { return composed }
    return String(composed.map { $0 == "\0" || $0.isNewline ? " " : $0 })
  }
}
