import Foundation
import PlatenConcurrency
import PlatenTestProcesses
import Testing

@Suite struct AppBundleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func propertiesOfTheMainBundleAreRead() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleVersion": "7"], format: .xml, options: 0)
    try folder.add(String(decoding: list, as: UTF8.self), as: "Info.plist")
    let app = AppBundle(
      resources: "none", properties: folder.url.appending(path: "Info.plist").path)
    #expect(app.properties(of: .main)?["CFBundleVersion"] as? String == "7")
    let other = try #require(Bundle(url: folder.url))
    #expect(app.url("Info", type: "plist", of: other)?.lastPathComponent == "Info.plist")
  }

  @Test func withoutFilesTheMainBundleIsUnchanged() {
    let app = AppBundle(
      resources: "none", properties: folder.url.appending(path: "none").path)
    #expect(app.url("none", type: "json", of: .main) == nil)
    #expect(app.folder(of: .main) == Bundle.main.resourceURL)
    #expect(
      app.properties(of: .main)?.keys.sorted() == Bundle.main.infoDictionary?.keys.sorted())
  }
}
