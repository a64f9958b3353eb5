import Foundation

/// The arrangement of a collection's cells: by default, one below the other.
@MainActor @preconcurrency
open class UICollectionViewLayout {
  public init() {}

  /// Whether the cells are in a row that scrolls.
  var isHorizontal: Bool { false }

  /// The number of cells next to each other.
  func columns(in collection: UICollectionView, section: Int) -> Int { 1 }

  /// Whether a section has a header or a footer.
  func shows(_ elementKind: String, in section: Int) -> Bool { false }

  open func invalidateLayout() {}
}

/// A layout of cells in rows, as many next to each other as the screen is wide.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of a cell in points. Its width determines the number of columns.
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  public nonisolated static let automaticSize = CGSize(width: 1, height: 1)

  override var isHorizontal: Bool { scrollDirection == .horizontal }

  override func columns(in collection: UICollectionView, section: Int) -> Int {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView(
      collection, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    let width = (size ?? itemSize).width + minimumInteritemSpacing
    let space = UIScreen.main.bounds.width + minimumInteritemSpacing
    return width > 0 ? max(1, Int(min(space / width, 100))) : 1
  }

  override func shows(_ elementKind: String, in section: Int) -> Bool {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    return (isHeader ? headerReferenceSize : footerReferenceSize) != .zero
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

/// A layout that describes each section by groups of items. A horizontal group with a number of
/// items determines the number of columns.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  public init(section: NSCollectionLayoutSection) { self.section = { _, _ in section } }

  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    section = sectionProvider
  }

  /// Returns a layout of cells one below the other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }

  private func described(_ section: Int) -> NSCollectionLayoutSection? {
    self.section(section, ScreenLayoutEnvironment())
  }

  override func columns(in collection: UICollectionView, section: Int) -> Int {
    max(1, described(section)?.group.columns ?? 1)
  }

  override func shows(_ elementKind: String, in section: Int) -> Bool {
    described(section)?.boundarySupplementaryItems.contains { $0.elementKind == elementKind }
      ?? false
  }
}

/// Has no effect: cells have no separators or backgrounds.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The space in which a layout arranges cells.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The size in which a layout arranges cells, in points.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

private struct ScreenLayoutEnvironment: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var contentSize: CGSize { UIScreen.main.bounds.size }
  var effectiveContentSize: CGSize { contentSize }
}
