import Foundation

/// A source of the input that a console handles.
@MainActor
package protocol TerminalInput: AnyObject {
  /// The input that has been read but not yet handled.
  var pending: PendingInput { get set }
}

/// Reads keys from a terminal and queues them until they are handled.
@MainActor
package final class Keyboard: TerminalInput {
  /// The time to wait for further bytes after an Escape before interpreting the Escape as a key.
  private static let escapeTime = DispatchTimeInterval.milliseconds(50)

  private let descriptor: Int32
  private let source: any DispatchSourceRead
  /// A closure to call when keys arrive or input ends.
  package var onKeys: @MainActor () -> Void = {}
  /// A closure to call with each reply of the terminal to a query.
  package var onReply: @MainActor ([UInt8]) -> Void = { _ in }
  package var pending = PendingInput()
  private var decoder = KeyDecoder()
  /// The number of reads so far. An Escape timeout has an effect only if no read has occurred since
  /// the timeout was set.
  private var readings = 0
  private var hasEnded = false
  /// Whether keys are read. Otherwise, the rest of the program has control of the terminal.
  package private(set) var isReading = false

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    decoder.awaitsColor = true
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [unowned self] in
      MainActor.assumeIsolated { read() }
    }
  }

  /// Stops reading, so that the rest of the program can read the input.
  ///
  /// - Parameter awaitsReply: Returns whether the terminal can still answer a query. A terminal that is
  ///   silent for a tenth of a second does not answer.
  package func pause(while awaitsReply: () -> Bool) {
    isReading = false
    while awaitsColor, !hasEnded, awaitsReply(), hasInput(within: 100) { read() }
    if !hasEnded { source.suspend() }
  }

  /// Starts reading, or reads again after a pause.
  package func resume() {
    isReading = true
    if !hasEnded { source.resume() }
  }

  /// Whether the terminal has not answered the question for its background color.
  package var awaitsColor: Bool {
    get { decoder.awaitsColor }
    set { decoder.awaitsColor = newValue }
  }

  /// Whether input has ended and all keys have been handled.
  package var isAtEnd: Bool { hasEnded && !pending.hasKeys }

  /// Discards pending keys and unread input.
  package func forget() {
    pending = PendingInput()
    tcflush(descriptor, TCIFLUSH)
    forgetUnfinished()
  }

  /// Discards an incomplete key or paste, because its remaining bytes may have been lost with
  /// unread input.
  package func forgetUnfinished() {
    let awaitsColor = decoder.awaitsColor
    decoder = KeyDecoder()
    decoder.awaitsColor = awaitsColor
  }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) != 0
  }

  private func read() {
    // The bytes that triggered the event may have been discarded since. In that case, a read would
    // block.
    if !hasInput(within: 0) { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
    if count <= 0 {
      hasEnded = true
      source.cancel()
    }
    readings += 1
    let keys = decoder.decode(Array(bytes.prefix(max(count, 0))))
    decoder.takeReplies().forEach(onReply)
    take(keys)
    if decoder.isWaiting { waitForMore() }
  }

  private func waitForMore() {
    let reading = readings
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.escapeTime) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.readings == reading else { return }
        self.take(self.decoder.timeOut())
      }
    }
  }

  private func take(_ new: [Key]) {
    pending.append(new)
    onKeys()
  }
}
