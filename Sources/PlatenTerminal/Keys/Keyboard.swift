import Foundation

/// Reads what is typed at a terminal, and keeps it until it is handled.
@MainActor
final class Keyboard {
  /// How long the bytes after an Escape may take to come; then it is a key by itself.
  private static let escapeTime = DispatchTimeInterval.milliseconds(50)

  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private var onKeys: @MainActor () -> Void = {}
  /// What has been read and not handled yet.
  var pending = PendingInput()
  private var decoder = KeyDecoder()
  /// Readings so far: what waits for bytes waits no more when there was another.
  private var readings = 0
  private var hasEnded = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
  }

  /// Begins to read.
  ///
  /// - Parameter onKeys: Called when keys have come, or the end.
  func start(onKeys: @escaping @MainActor () -> Void) {
    self.onKeys = onKeys
    source.setEventHandler { [unowned self] in
      MainActor.assumeIsolated { read() }
    }
    source.resume()
  }

  /// Whether all keys have been handled, and no more will come.
  var isAtEnd: Bool { hasEnded && !pending.hasKeys }

  /// Drops all input that has not been handled.
  func forget() {
    pending = PendingInput()
    tcflush(descriptor, TCIFLUSH)
    forgetUnfinished()
  }

  /// Drops what has come of a key or a paste that has not ended. Its end may never come, if what has
  /// not been read was dropped.
  func forgetUnfinished() { decoder = KeyDecoder() }

  private func read() {
    // What had come may have been dropped.
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&state, 1, 0) == 0 { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
    if count <= 0 {
      hasEnded = true
      source.cancel()
    }
    readings += 1
    take(decoder.decode(Array(bytes.prefix(max(count, 0)))))
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
