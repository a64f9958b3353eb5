import Foundation
import PlatenSession

/// The screen of the active session.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  private init() {}

  /// The size of the session's screen: 8 points for each cell and 16 for each line.
  public var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.current.points) }
  public var nativeBounds: CGRect { bounds }
  public var scale: CGFloat { 1 }
  public var nativeScale: CGFloat { 1 }
  public var traitCollection: UITraitCollection { .current }
  /// Has no effect: the terminal determines the brightness.
  public var brightness: CGFloat = 1
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }
}
