import Foundation
import PlatenNavigation

/// A view that arranges views in a row or a column, drawn as a stack.
@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  private var arranged: [UIView] = []
  /// The arranged views, without those that have left the stack view.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  @_Drawn open var axis = NSLayoutConstraint.Axis.horizontal
  @_Drawn open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    arranged.append(view)
    addSubview(view)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsDisplay()
  }

  override var content: AnyView {
    let views = ForEach(arrangedSubviews, id: \.self) { $0.drawn }
    return switch axis {
    case .horizontal: AnyView(HStack(spacing: spacing) { views })
    case .vertical: AnyView(VStack(alignment: .leading, spacing: spacing) { views })
    }
  }
}
