import Foundation
import Platen

/// Has no effect: the terminal determines the size of a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// The default behavior of `WindowResizability`.
  public static let automatic = WindowResizability(name: "automatic")
  /// The usual behavior.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least the size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
  /// Has no effect: a window is as large as the terminal, whatever its content is.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    withoutEffect(self)
  }

  /// Has no effect: a window has the size of the terminal, whatever its default width and height are.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { withoutEffect(self) }

  /// Has no effect: a window has the size of the terminal, whatever its default size is.
  public func defaultSize(_ size: CGSize) -> some Scene { withoutEffect(self) }
}
