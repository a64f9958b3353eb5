import PlatenNavigation
import Testing

@MainActor
@Suite struct DragAndDropTests {
  @Test func draggingDoesNotChangeAView() {
    let text = Text("Ada")
      .draggable("Ada")
      .draggable("Ada") { Text("preview") }
      .dropDestination(for: String.self) { _, _ in true }
      .onContinuousHover { _ in }
    #expect(picture(30) { text } == "Ada")
  }
}
