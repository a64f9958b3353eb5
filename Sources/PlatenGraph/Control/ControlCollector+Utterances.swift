import PlatenLines

extension ControlCollector {
  /// How much is said so far.
  package var saidCount: Int { utterances?.count ?? 0 }

  /// Says something, if anybody listens.
  package mutating func say(
    _ text: @autoclosure () -> String, as kind: Utterance.Kind = .text, at origin: NodeID
  ) {
    guard utterances != nil else { return }
    let text = text()
    let repeats = kind == .placeholder && utterances?.last?.kind == .placeholder
    if text.isEmpty || repeats { return }
    utterances?.append(Utterance(origin: origin, kind: kind, text: text))
  }

  /// Finds what nobody sees: it can be acted on and is not said.
  package mutating func findSilently(_ find: (inout ControlCollector) -> Void) {
    let said = utterances
    utterances = nil
    find(&self)
    utterances = said
  }

  /// Says one text instead of those since a position, if there are only texts.
  package mutating func replaceTexts(
    ofTextsSince start: Int, _ text: @autoclosure () -> String, at origin: NodeID
  ) {
    guard let said = utterances?.dropFirst(start), !said.isEmpty,
      said.allSatisfy({ $0.kind == .text })
    else { return }
    utterances?.removeSubrange(start...)
    say(text(), at: origin)
  }

  /// Says a value behind the text that was said since a position, if there is one and nothing else.
  package mutating func addValue(_ value: String, toTextSince start: Int) {
    guard saidCount - start == 1, let last = utterances?.last, last.kind == .text else { return }
    utterances?[start].text = spokenPair(last.text, value)
  }

  /// Takes back the first that was said since a position, if it is this text.
  package mutating func removeText(_ text: String, since start: Int) {
    guard let first = utterances?.dropFirst(start).first, first.kind == .text, first.text == text
    else { return }
    utterances?.remove(at: start)
  }

  /// What was said since a position stands line by line, if it is more than one thing.
  package mutating func part(since start: Int) {
    guard saidCount - start > 1 else { return }
    for index in start..<saidCount { utterances?[index].breaksLine = true }
  }

  /// Joins texts that were said since a position, also those that stand line by line.
  package mutating func combineTexts(since start: Int, at origin: NodeID) {
    for index in start..<max(saidCount, start) { utterances?[index].breaksLine = false }
    joinTexts(since: start, at: origin)
  }

  /// Joins texts that were said since a position and stand beside each other.
  package mutating func joinTexts(since start: Int, at origin: NodeID) {
    guard saidCount - start > 1, let said = utterances else { return }
    var joined = Array(said[..<start])
    for utterance in said[start...] {
      if joined.count > start, utterance.joins, let last = joined.last, last.joins {
        joined[joined.count - 1] = Utterance(
          origin: origin, kind: .text, text: last.text + " " + utterance.text)
      } else {
        joined.append(utterance)
      }
    }
    utterances = joined
  }
}

extension Utterance {
  /// Whether it is said in one breath with a text beside it.
  fileprivate var joins: Bool { kind == .text && !breaksLine }
}
