import Foundation
import PlatenNavigation

/// A collection of cells from a data source, drawn as rows of cells in a scroll view.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout { didSet { setNeedsDisplay() } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var isPrefetchingEnabled = true
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  private var cells = CollectionCells()

  /// Creates a collection with a frame, which has no effect, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  public required init?(coder: NSCoder) { nil }

  open override class func appearance() -> UICollectionView {
    UICollectionView().accepted("UICollectionView")
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    cells.classes[elementKind + identifier] = viewClass
  }

  /// Returns the cell at a place, which is new if there is none of its class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = cells.classes[identifier] as? UICollectionViewCell.Type
    return cells.reused(type ?? UICollectionViewCell.self, at: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = cells.classes[elementKind + identifier] as? UICollectionReusableView.Type
    return cells.reused(type ?? UICollectionReusableView.self, at: indexPath, elementKind)
  }

  /// Returns a cell that a registration configures for an item.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = cells.reused(Cell.self, at: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// The configuration of cells of a class.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  // MARK: Contents

  open func reloadData() { setNeedsDisplay() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Has no effect: the user scrolls.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1)
    public static let centeredVertically = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16)
    public static let right = Self(rawValue: 32)
  }

  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.shown[CollectionCells.Place(indexPath)] as? UICollectionViewCell
  }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  // MARK: Drawing

  override var content: AnyView {
    let sections = 0..<numberOfSections
    return scrolling(collectionViewLayout.isHorizontal ? .horizontal : .vertical) {
      VStack(alignment: .leading) {
        ForEach(sections, id: \.self) { section in self.section(section) }
      }
    }
  }

  @ViewBuilder
  private func section(_ section: Int) -> some View {
    let items = 0..<numberOfItems(inSection: section)
    let columns = collectionViewLayout.columns(in: self, section: section)
    element(Self.elementKindSectionHeader, in: section)
    if collectionViewLayout.isHorizontal {
      HStack { ForEach(items, id: \.self) { self.item(IndexPath(item: $0, section: section)) } }
    } else {
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), alignment: .leading), count: columns),
        alignment: .leading
      ) {
        ForEach(items, id: \.self) { self.item(IndexPath(item: $0, section: section)) }
      }
    }
    element(Self.elementKindSectionFooter, in: section)
  }

  /// The cell of an item, which the user can press if a delegate selects items.
  @ViewBuilder
  private func item(_ indexPath: IndexPath) -> some View {
    let cell = shown(dataSource?.collectionView(self, cellForItemAt: indexPath), at: indexPath)
    if allowsSelection, delegate is any UICollectionViewDelegate {
      cell.onTapGesture { [weak self] in self?.select(indexPath) }
    } else {
      cell
    }
  }

  @ViewBuilder
  private func element(_ kind: String, in section: Int) -> some View {
    if collectionViewLayout.shows(kind, in: section) {
      let indexPath = IndexPath(item: 0, section: section)
      shown(
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath),
        at: indexPath, kind)
    }
  }

  private func shown(
    _ view: UICollectionReusableView?, at indexPath: IndexPath, _ kind: String = ""
  ) -> AnyView {
    cells.shown[CollectionCells.Place(indexPath, kind)] = view
    view?.onDisplay = { [weak self] in self?.setNeedsDisplay() }
    return view?.drawn ?? AnyView(EmptyView())
  }

  private func select(_ indexPath: IndexPath) {
    guard let delegate = delegate as? any UICollectionViewDelegate else { return }
    let selected = indexPathsForSelectedItems ?? []
    let isPressedAgain = allowsMultipleSelection && selected.contains(indexPath)
    let isAllowed =
      isPressedAgain
      ? delegate.collectionView(self, shouldDeselectItemAt: indexPath)
      : delegate.collectionView(self, shouldSelectItemAt: indexPath)
    guard isAllowed else { return }
    let others = selected.filter { $0 != indexPath }
    indexPathsForSelectedItems =
      (allowsMultipleSelection ? others : []) + (isPressedAgain ? [] : [indexPath])
    for old in isPressedAgain ? [indexPath] : allowsMultipleSelection ? [] : others {
      delegate.collectionView(self, didDeselectItemAt: old)
    }
    if isPressedAgain { return }
    delegate.collectionView(self, didSelectItemAt: indexPath)
  }
}

/// The cells of a collection by their places, and the classes from which they are created.
@MainActor
private struct CollectionCells {
  struct Place: Hashable {
    let indexPath: IndexPath
    /// The kind of a supplementary view; empty for a cell.
    let kind: String

    init(_ indexPath: IndexPath, _ kind: String = "") {
      (self.indexPath, self.kind) = (indexPath, kind)
    }
  }

  var classes: [String: AnyClass] = [:]
  var shown: [Place: UICollectionReusableView] = [:]

  /// Returns the view at a place, prepared for a new item, or a new view of a class.
  func reused<Reused: UICollectionReusableView>(
    _ type: Reused.Type, at indexPath: IndexPath, _ kind: String = ""
  ) -> Reused {
    if let old = shown[Place(indexPath, kind)], Swift.type(of: old) == type,
      let view = old as? Reused
    {
      view.onDisplay = nil
      view.prepareForReuse()
      return view
    }
    // A subclass that implements only other initializers cannot be a cell in UIKit either.
    guard let view = InstanceMaker.make(type) else {
      preconditionFailure("\(type) is not a subclass of UICollectionReusableView")
    }
    return view
  }
}
