import PlatenContext
import PlatenNavigation
import Testing

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct Reader: View {
  @FocusedValue(\.name) private var name
  @FocusedBinding(\.count) private var count

  var body: some View {
    Text("\(name ?? "none") \(count.map(String.init) ?? "-")")
    Button("Add") { if let old = count { count = old + 1 } }
  }
}

private final class Album: ObservableObject {
  @Published var title = "Hits"
}

private struct AlbumReader: View {
  @FocusedObject private var album: Album?

  var body: some View { Text(album?.title ?? "no album") }
}

@MainActor
@Suite struct FocusedValuesTests {
  @Test func aFocusedViewOffersItsValue() {
    let host = TestGraph(
      width: 30,
      Stated(0) { count in
        Button("Ada") {}.focusedValue(\.name, "Ada").focusedValue(\.count, count)
        Button("Grace") {}.focusedValue(\.name, "Grace")
        Reader()
      })
    #expect(host.lines[2] == "none -")
    host.graph.setFocus(host.control("Ada"), isShown: false)
    #expect(host.lines[2] == "Ada 0")
    host.press("Add")
    #expect(host.lines[2] == "Ada 1")
    host.graph.setFocus(host.control("Grace"), isShown: false)
    #expect(host.lines[2] == "Grace -")
    host.graph.setFocus(nil, isShown: false)
    #expect(host.lines[2] == "none -")
  }

  @Test func aSceneValueIsOfferedWhileItsViewIsShown() {
    let host = TestGraph(
      width: 30,
      Stated(true) { isShown in
        if isShown.wrappedValue { Text("scene").focusedSceneValue(\.name, "scene") }
        Reader()
        Button("Hide") { isShown.wrappedValue = false }
      })
    #expect(host.lines[1] == "scene -")
    host.press("Hide")
    #expect(host.lines[0] == "none -")
  }

  @Test func changesToAFocusedObjectUpdateTheView() {
    let album = Album()
    let host = TestGraph(
      width: 30,
      Group {
        AlbumReader()
        Text("").focusedSceneObject(album)
      })
    #expect(host.lines[0] == "Hits")
    album.title = "More hits"
    #expect(host.lines[0] == "More hits")
  }
}
