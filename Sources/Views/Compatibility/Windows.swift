import Foundation
@_spi(Nodes) import PlatenGraph

/// Has no effect: a program opens windows with the command `open`.
@MainActor @preconcurrency
public struct OpenWindowAction {
  /// Has no effect: the window with an id is not opened.
  public func callAsFunction(id: String) { _ = withoutEffect(id, "openWindow") }

  /// Has no effect: the window for a value is not opened.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    _ = withoutEffect(value, "openWindow")
  }

  /// Has no effect: the window with an id is not opened for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    _ = withoutEffect(value, "openWindow")
  }
}

/// Has no effect: a program closes windows with the command `close`.
@MainActor @preconcurrency
public struct DismissWindowAction {
  /// Has no effect: the window stays open.
  public func callAsFunction() { withoutEffect((), "dismissWindow") }

  /// Has no effect: the window with an id stays open.
  public func callAsFunction(id: String) { _ = withoutEffect(id, "dismissWindow") }
}

extension EnvironmentValues {
  /// An action that opens a window, which has no effect.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that closes a window, which has no effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Always false: a screen is in one window.
  public var supportsMultipleWindows: Bool { false }
  /// Always true: the user can always scroll.
  public var isScrollEnabled: Bool { true }
}
