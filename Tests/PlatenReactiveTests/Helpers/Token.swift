/// A value that tells when it is released.
final class Token {
  private let onRelease: () -> Void

  init(onRelease: @escaping () -> Void = {}) {
    self.onRelease = onRelease
  }

  deinit { onRelease() }
}
