import PlatenLines

/// The title of the terminal's window, which is restored when the program ends or stops.
package final class WindowTitle: DisplayFeature {
  private let write: ([UInt8]) -> Void
  private let isSupported: Bool
  /// The title; `nil` if the program has set none.
  private var title: String?

  /// Creates a title.
  ///
  /// - Parameter isSupported: Whether the terminal's window has a title.
  init(isSupported: Bool, write: @escaping ([UInt8]) -> Void) {
    (self.isSupported, self.write) = (isSupported, write)
  }

  /// Changes the title.
  package func set(_ title: String) {
    self.title = title
    restart()
  }

  func restart() {
    guard isSupported, let title else { return }
    write(Array("\u{1B}]2;\(title.printable)\u{1B}\\".utf8))
  }
}
