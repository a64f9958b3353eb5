import Testing

@testable import PlatenTerminal

@Suite struct PendingInputTests {
  private var input = PendingInput()

  private func typed(_ text: String) -> PendingInput.Event { .key(.bytes(Array(text.utf8))) }

  private mutating func rest() -> [PendingInput.Event] {
    var events: [PendingInput.Event] = []
    while let event = input.next() { events.append(event) }
    return events
  }

  @Test mutating func keysAreHandledInOrderOfArrival() {
    input.append([.bytes([0x61]), .bytes([0x62])])
    input.append([.escape])
    #expect(rest() == [typed("a"), typed("b"), .key(.escape)])
    #expect(!input.hasKeys)
  }

  @Test(arguments: [PendingInput.minPaste - 1, PendingInput.minPaste])
  mutating func manyCharactersAreAPasteInAField(count: Int) {
    let isPaste = count == PendingInput.minPaste
    for isInField in [true, false] {
      input = PendingInput()
      input.append(Array(repeating: .bytes([0x61]), count: count) + [.enter])
      let text = String(repeating: "a", count: count)
      let first = isPaste && isInField ? .key(.paste(text)) : typed("a")
      #expect(input.next(isInField: isInField) == first)
      #expect(rest().count == (isPaste && isInField ? 1 : count))
    }
  }

  @Test mutating func controlCharactersArePartOfNoPaste() {
    let characters = Array(repeating: Key.bytes([0x61]), count: PendingInput.minPaste)
    for key in [Key.enter, .bytes([0x7F]), .bytes([0x1B, 0x62]), .escape] {
      input = PendingInput()
      input.append(characters.dropLast() + [key] + characters)
      #expect(input.next(isInField: true) == typed("a"))
    }
  }

  @Test mutating func linesOfAPastePrecedeKeysTypedAfterIt() {
    input.append([.bytes([0x61])])
    input.prepend(linesOf: [.paste("1\n"), .paste("2\n")])
    #expect(input.isPasting)
    #expect(input.next() == .pastedLine(.paste("1\n")))
    #expect(input.isPasting)
    #expect(input.next() == .pastedLine(.paste("2\n")))
    #expect(!input.isPasting)
    #expect(rest() == [typed("a")])
  }

  @Test mutating func finishedLinesPrecedeKeysAndRetainTheirOrder() {
    input.append([.bytes([0x61])])
    input.add(finishedLine: "one")
    input.add(finishedLine: nil)
    #expect(rest() == [.finishedLine("one"), .finishedLine(nil), typed("a")])
  }

  @Test mutating func finishedLinesDoNotCountAsKeys() {
    input.add(finishedLine: "one")
    #expect(!input.hasKeys)
    input.append([.enter])
    #expect(input.hasKeys)
  }

  @Test mutating func aPasteRemainsInProgressWhileAFinishedLineIsPending() {
    input.prepend(linesOf: [.paste("1\n")])
    input.add(finishedLine: "one")
    #expect(input.isPasting)
  }

  @Test mutating func keysTypedBeforeASecretPromptAreDiscarded() {
    input.append([.bytes([0x61]), .paste("p")])
    let hasDropped = input.postponeForSecret()
    #expect(hasDropped)
    #expect(!input.hasKeys)
    input.resumePostponed()
    #expect(rest() == [.key(.paste("p"))])
  }

  @Test mutating func postponedInputPrecedesKeysTypedLater() {
    input.add(finishedLine: "one")
    input.prepend(linesOf: [.paste("1\n")])
    let hasDropped = input.postponeForSecret()
    #expect(!hasDropped)
    #expect(!input.isPasting)
    input.append([.bytes([0x61])])
    input.resumePostponed()
    #expect(input.isPasting)
    #expect(
      rest() == [.pastedLine(.paste("1\n")), .finishedLine("one"), typed("a")])
  }

  @Test mutating func postponedKeysAreResumedOnce() {
    input.append([.paste("p")])
    _ = input.postponeForSecret()
    input.resumePostponed()
    input.resumePostponed()
    #expect(rest() == [.key(.paste("p"))])
  }
}
