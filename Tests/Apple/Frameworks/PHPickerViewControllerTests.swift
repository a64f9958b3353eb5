import PlatenPhotosUI
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct PHPickerViewControllerTests {
  @Test func theUserCanOnlyCancel() async {
    await expectTranscript(of: LibraryScreen(), width: 40) {
      """
        No pictures
        ( Cancel )
      > press Cancel
      + 0 pictures
      """
    }
  }
}

private struct LibraryScreen: View {
  @State private var texts: [String] = []

  var body: some View {
    Library { texts.append("\($0) pictures") }
    ForEach(texts, id: \.self) { Text($0) }
  }
}

private struct Library: UIViewControllerRepresentable {
  let onPick: (Int) -> Void

  func makeCoordinator() -> Delegate { Delegate(onPick: onPick) }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let controller = PHPickerViewController(configuration: PHPickerConfiguration())
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}

  final class Delegate: PHPickerViewControllerDelegate {
    let onPick: (Int) -> Void

    init(onPick: @escaping (Int) -> Void) { self.onPick = onPick }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      onPick(results.count)
    }
  }
}
