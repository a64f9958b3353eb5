import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct UIImagePickerControllerTests {
  @Test func thereAreNoPictures() async {
    await expectTranscript(of: PickerScreen(), width: 40) {
      """
        No pictures
        ( Cancel )
        0 canceled
      > press Cancel
      - 0 canceled
      + 1 canceled
      > log
        UIImagePickerController has no effect: a terminal has no pictures
      """
    }
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }
}

private struct PickerScreen: View {
  @State private var count = 0

  var body: some View {
    PicturePicker { count += 1 }
    Text("\(count) canceled")
  }
}

private struct PicturePicker: UIViewControllerRepresentable {
  let cancel: () -> Void

  func makeCoordinator() -> Coordinator { Coordinator(cancel) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

  final class Coordinator: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let cancel: () -> Void

    init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancel() }
  }
}
