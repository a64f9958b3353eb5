import Foundation
import PlatenNavigation

/// A button, drawn as SwiftUI's button with its title.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// Has no effect: a button is drawn as its title.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  /// The label of the title, whose text follows the title.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    setNeedsDisplay()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    setNeedsDisplay()
  }

  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}

  public var currentTitle: String? { title(for: isSelected ? .selected : .normal) }
  public var currentImage: UIImage? { image(for: isSelected ? .selected : .normal) }

  override var content: AnyView {
    AnyView(
      Button { [weak self] in
        self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      } label: {
        if let image = currentImage { image.image }
        if let title = currentTitle { Text(verbatim: title) }
      })
  }

  open override class func appearance() -> UIButton { UIButton().accepted("UIButton") }
}
