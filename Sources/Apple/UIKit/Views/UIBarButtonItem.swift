import Foundation
import PlatenNavigation

/// An item of a navigation bar, drawn as a button if it has an action.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// Has no effect: an item is drawn as a button.
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open var style = Style.plain
  open var tintColor: UIColor?
  private var systemItem: SystemItem?
  /// The navigation item that contains this item.
  weak var owner: UINavigationItem?

  /// Creates an item with the title of a system item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }

  override func changed() { owner?.changed() }

  /// The button, or `nil` for an item without an action.
  var drawn: AnyView? {
    guard let label = title ?? systemItem?.title, action != nil else { return nil }
    let attributes = DrawnAttributes(
      isUserInteractionEnabled: isEnabled, accessibilityLabel: accessibilityLabel,
      accessibilityIdentifier: accessibilityIdentifier)
    return attributes.applied(
      to: AnyView(
        Button { [weak self] in
          self?.press()
        } label: {
          Text(verbatim: label)
        }))
  }

  private func press() {
    guard let target, let action else { return }
    action.call(on: target, from: self)
  }

  public static func appearance() -> UIBarButtonItem {
    _ = UIView().accepted("UIBarButtonItem")
    return UIBarButtonItem()
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    appearance()
  }
}

extension UIBarButtonItem {
  /// An item with a predefined title.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close

    /// The title, or the word that VoiceOver reads for the symbol; `nil` for a space.
    fileprivate var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      case .trash: "Delete"
      default: "\(self)".capitalized
      }
    }
  }
}
