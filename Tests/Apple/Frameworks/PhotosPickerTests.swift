import PlatenPhotosUI
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct PhotosPickerTests {
  @Test func thereAreNoPictures() async {
    await expectTranscript(of: PicturesScreen(), width: 40) {
      """
        ( Choose )
        ( Present )
      > press Choose
      > press Present
      + not presented
      """
    }
  }
}

private struct PicturesScreen: View {
  @State private var item: PhotosPickerItem?
  @State private var isPresented = false
  @State private var texts: [String] = []

  var body: some View {
    PhotosPicker("Choose", selection: $item, matching: .images)
    Button("Present") { isPresented = true }
      .photosPicker(isPresented: $isPresented, selection: $item)
      .onChange(of: isPresented) { _, isPresented in
        if !isPresented { texts.append("not presented") }
      }
    ForEach(texts, id: \.self) { Text($0) }
  }
}
