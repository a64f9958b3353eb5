import Foundation
import Platen
@preconcurrency import CReadline
import PlatenTerminal

/// The completion of command words, which may contain spaces in double quotes.
extension Readline {
  func setUpCompletion() {
    rl_completer_word_break_characters = UnsafePointer(strdup(" \t"))
    rl_completer_quote_characters = UnsafePointer(strdup("\""))
    rl_sort_completion_matches = 0
    rl_attempted_completion_function = { word, start, _ in
      rl_attempted_completion_over = 1
      guard let word = word.map({ String(cString: $0) }) else { return nil }
      let matches = MainActor.assumeIsolated {
        Readline.shared.matches(of: word, at: Int(start))
      }
      return matches.isEmpty ? nil : Readline.array(of: matches)
    }
    rl_completion_display_matches_hook = { words, count, _ in
      MainActor.assumeIsolated {
        let words = (1...max(1, Int(count))).compactMap { words?[$0] }
        Readline.shared.showCompletions(words.map { String(cString: $0) })
      }
    }
  }

  /// Returns the longest common prefix of all matches, followed by the matches, as readline
  /// requires.
  private func matches(of word: String, at start: Int) -> [String] {
    let isQuoted = rl_completion_quote_character != 0
    let before = String(decoding: text.utf8.prefix(start - (isQuoted ? 1 : 0)), as: UTF8.self)
    let completion = WordCompletion(of: word, isQuoted: isQuoted) { completions(before, $0) }
    guard let completion else { return [] }
    // Readline would interpret a quote at the end of the word as the closing quote.
    return [completion.replacement] + (completion.words.count == 1 ? [] : completion.words)
  }

  /// Allocates a null-terminated array of C strings, which readline frees.
  private nonisolated static func array(
    of words: [String]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let size = (words.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    let array = malloc(size)?.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: words.count + 1)
    for (index, word) in words.enumerated() { array?[index] = strdup(word) }
    array?[words.count] = nil
    return array
  }
}
