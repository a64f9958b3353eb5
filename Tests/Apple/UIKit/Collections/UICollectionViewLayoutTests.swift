import PlatenSwiftUI
import Testing

@MainActor
@Suite struct UICollectionViewLayoutTests {
  @Test func sizesAndGroupsDetermineTheColumns() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(view.collectionViewLayout === layout)
    #expect(view.numberOfSections == 0)
    let flow = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(flow, animated: true)
    #expect(view.collectionViewLayout === flow)
  }
}
