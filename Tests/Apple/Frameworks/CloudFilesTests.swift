import Foundation
import PlatenFoundation
import Testing

@Suite struct CloudFilesTests {
  @Test func noUserHasAnAccount() {
    let files = FileManager.default
    #expect(files.ubiquityIdentityToken == nil)
    #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(!files.isUbiquitousItem(at: .homeDirectory))
    #expect(throws: CocoaError.self) {
      try files.startDownloadingUbiquitousItem(at: .homeDirectory)
    }
  }
}
