import Foundation
import PlatenNavigation

/// A controller of an alert or an action sheet, presented as SwiftUI's alert or confirmation dialog.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open var message: String?
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// The action that the Return key performs.
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self] in self?.viewIfLoaded?.setNeedsDisplay() }
  }

  /// Adds a text field above the actions.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }

  open override func loadView() {
    super.loadView()
    view.layer.drawing = { [weak self] in self.map { AnyView($0.content) } ?? AnyView(EmptyView()) }
  }

  @ViewBuilder private var content: some View {
    ForEach(textFields ?? [], id: \.self) { $0.drawn }
    ForEach(actions.indices, id: \.self) { [self] index in button(for: actions[index]) }
  }

  private func button(for action: UIAlertAction) -> some View {
    Button(role: action.style.role) { [weak self] in
      self?.dismiss(animated: true)
      action.perform()
    } label: {
      Text(verbatim: action.title ?? "")
    }
    .disabled(!action.isEnabled)
    .keyboardShortcut(action === preferredAction ? .defaultAction : nil)
  }

  override func modal(_ content: DisplayedView, while isPresented: Binding<Bool>) -> AnyView {
    let title = Text(verbatim: title ?? "")
    let message = message.map { Text(verbatim: $0) }
    switch preferredStyle {
    case .alert:
      return AnyView(
        EmptyView().alert(title, isPresented: isPresented) {
          content
        } message: {
          message
        })
    case .actionSheet:
      return AnyView(
        EmptyView().confirmationDialog(
          title, isPresented: isPresented, titleVisibility: .visible
        ) {
          content
        } message: {
          message
        })
    }
  }
}

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive

    fileprivate var role: ButtonRole? {
      switch self {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { onChange?() } }
  private let handler: (@MainActor (UIAlertAction) -> Void)?
  fileprivate var onChange: (() -> Void)?

  /// - Parameter handler: A closure that is called after the alert is dismissed.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  fileprivate func perform() { handler?(self) }
}

/// The anchor of a popover. A terminal has no popovers, so no controller has one.
@MainActor @preconcurrency
open class UIPopoverPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  private init() {}
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

extension UIViewController {
  /// Always `nil`, as on an iPhone.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
