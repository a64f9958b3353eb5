import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct UICollectionViewDiffableDataSourceTests {
  @Test func aSnapshotDeterminesTheCells() async {
    await expectTranscript(of: SnapshotScreen(), width: 30) {
      """
        Assam
        ( More )
      > press More
      + Ceylon
      """
    }
  }
}

/// A list of cells from a snapshot, which grows.
private struct SnapshotScreen: View {
  @State private var teas = ["Assam"]

  var body: some View {
    TeaList(teas: teas)
    Button("More") { teas.append("Ceylon") }
  }
}

private struct TeaList: UIViewRepresentable {
  let teas: [String]

  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  func makeCoordinator() -> Held { Held() }

  func makeUIView(context: Context) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, tea in
      var content = cell.defaultContentConfiguration()
      content.text = tea
      cell.contentConfiguration = content
    }
    context.coordinator.source = Source(collectionView: view) { view, indexPath, tea in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: tea)
    }
    return view
  }

  func updateUIView(_ view: UICollectionView, context: Context) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(teas)
    context.coordinator.source?.apply(snapshot)
  }

  final class Held {
    var source: Source?
  }
}
