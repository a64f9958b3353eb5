import Foundation
import PlatenFoundation
import Testing

@Suite struct RuntimeTests {
  @Test func theLabelIsThatOfTheCurrentQueue() {
    let queue = DispatchQueue(label: "own")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "own")
  }

  @Test @MainActor func theMainActorRunsOnTheMainQueue() {
    #expect(Thread.runsMainQueue)
  }

  @Test func aPoolRunsItsBody() { #expect(autoreleasepool { 5 } == 5) }

  @Test func standardFoldersAreInTheHomeFolder() {
    // Foundation uses the variable for some folders, and the user database for others.
    let variable = ProcessInfo.processInfo.environment["HOME"]
    let homes = [URL.homeDirectory.path] + (variable.map { [$0] } ?? [])
    for folder in [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory] {
      #expect(homes.contains(where: folder.path.hasPrefix), "\(folder.path)")
    }
  }
}
