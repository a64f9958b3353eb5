import Foundation
import PlatenNavigation

/// A view that a collection uses for several items.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
}

/// A cell of a collection, drawn as its content view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  /// Has no effect: the focus shows which cell a key selects.
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  /// A description of the content, which is drawn in place of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let view = contentConfiguration?.makeContentView()
      if let view { layer.drawing = { view.drawn } } else { layer.drawing = nil }
      setNeedsDisplay()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { nil }
}

/// A cell of a list, drawn as other cells.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A description of the content of a cell.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a description.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell, which has no effect on its content.
@MainActor @preconcurrency
public protocol UIConfigurationState {}

/// A content with one or two texts and an image.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  public static func cell() -> UIListContentConfiguration { Self() }
  public static func subtitleCell() -> UIListContentConfiguration { Self() }
  public static func valueCell() -> UIListContentConfiguration { Self() }

  public func makeContentView() -> any UIView & UIContentView {
    ConfiguredView(self) {
      HStack {
        image.map(\.image)
        VStack(alignment: .leading) {
          text.map { Text(verbatim: $0) }
          secondaryText.map { Text(verbatim: $0).foregroundStyle(.secondary) }
        }
      }
    }
  }
}

/// A content that consists of views of SwiftUI.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) { content } }

  /// Has no effect: cells have no margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

/// The view of a content that SwiftUI draws.
private final class ConfiguredView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration, @ViewBuilder content: () -> some View) {
    self.configuration = configuration
    super.init(frame: .zero)
    let content = AnyView(content())
    layer.drawing = { content }
  }

  required init?(coder: NSCoder) { nil }
}
