import Foundation
import Testing

/// Checks that no file is created first and made private afterward: another user could open it in
/// between.
@Suite struct PrivateFilesTests {
  @Test func noFileIsMadePrivateAfterItWasCreated() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Sources.folder.path)
    let sources = try modules.flatMap(Sources.texts)
    #expect(sources.count > 100)
    for (file, text) in sources {
      #expect(!text.contains("setAttributes(") && !text.contains("chmod("), "\(file)")
    }
  }
}
