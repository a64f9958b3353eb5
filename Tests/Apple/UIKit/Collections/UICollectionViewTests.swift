import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct UICollectionViewTests {
  @Test func cellsOfADataSourceAreDrawnInRows() async {
    let source = TeaCells()
    let screen = Shown {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 155, height: 30)
      layout.headerReferenceSize = CGSize(width: 1, height: 1)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(TeaCell.self, forCellWithReuseIdentifier: "tea")
      view.register(
        TeaHeader.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      view.delegate = source
      source.view = view
      return view
    }
    await expectTranscript(of: screen, width: 40) {
      """
        Teas
        Assam      Ceylon
        Darjeeling
      > press Ceylon
      - Assam      Ceylon
      + Assam      Ceylon, chosen
      """
    }
    #expect(source.cells == 3)
  }

  @Test(arguments: [
    (false, ["+0", "-0", "+1", "-1", "+0"], [0]), (true, ["+0", "+1", "-0"], [1]),
  ])
  func theDelegateKnowsTheSelectedAndTheDeselectedCells(
    allowsSeveral: Bool, events: [String], selection: [Int]
  ) async {
    let cells = Cells()
    let view = UICollectionView(frame: .zero)
    view.allowsMultipleSelection = allowsSeveral
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (cells, cells)
    await expectTranscript(of: Shown { view }, width: 40) {
      """
        cell 0
        cell 1
      > press "cell 0"
      > press "cell 1"
      > press "cell 0"
      """
    }
    #expect(cells.events == events)
    #expect(view.indexPathsForSelectedItems?.map(\.item) == selection)
  }
}

private final class Cell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// Two cells, with the events of their selection.
private final class Cells: UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var events: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = "cell \(indexPath.item)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("+\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("-\(indexPath.item)")
  }
}

private final class TeaCell: UICollectionViewCell {
  static var count = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.count += 1
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TeaHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Teas"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TeaCells: UICollectionViewDataSource, UICollectionViewDelegate {
  weak var view: UICollectionView?
  var teas = ["Assam", "Ceylon", "Darjeeling"]
  var cells: Int { TeaCell.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    teas.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tea", for: indexPath)
    (cell as? TeaCell)?.label.text = teas[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    teas[indexPath.item] += ", chosen"
    collectionView.reloadData()
  }
}
