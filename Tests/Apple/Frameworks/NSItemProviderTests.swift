import Foundation
import PlatenFoundation
import Testing

@Suite struct NSItemProviderTests {
  @Test func anItemIsLoadedIfItHasTheType() async {
    let provider = NSItemProvider(object: "tea")
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    provider.loadObject(ofClass: String.self) { text, _ in #expect(text == "tea") }
    let typed = NSItemProvider(item: 3, typeIdentifier: "number")
    typed.loadItem(forTypeIdentifier: "number") { item, _ in #expect(item as? Int == 3) }
    typed.loadItem(forTypeIdentifier: "text") { item, _ in #expect(item == nil) }
    let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(NSItemProvider(contentsOf: missing) == nil)
  }
}
