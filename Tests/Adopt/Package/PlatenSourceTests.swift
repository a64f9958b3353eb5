import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct PlatenSourceTests {
  @Test func theCheckoutOfTheProgramIsFound() throws {
    let checkout = try #require(try PlatenSource.current().folder)
    #expect(checkout.appending(path: "Sources/Adopt").exists)
  }

  @Test func aURLIsARepository() throws {
    #expect(try PlatenSource("https://example.com/p") == .repository("https://example.com/p"))
    #expect(try PlatenSource("https://example.com/p").folder == nil)
  }

  @Test func theTemplatesAreThoseOfTheCheckoutOrElseOfTheProgram() throws {
    let folder = try TemporaryFolder()
    try folder.add("Package.swift", "Sources/Apple/SwiftUI/a", "Plugins/UnchangedSources/a")
    let templates = try #require(try PlatenSource(folder.url.path).templates)
    #expect(folder.names(of: [templates]) == ["Sources/Adopt/Templates"])
    let own = try #require(try PlatenSource("https://example.com/p").templates)
    #expect(try own == PlatenSource.current().templates)
    #expect(own.isFolder)
  }

  @Test func aFolderMustBeACheckout() throws {
    let folder = try TemporaryFolder()
    #expect(throws: AdoptError.self) { try PlatenSource(folder.url.path) }
    try folder.add("Package.swift", "Sources/Apple/SwiftUI/a", "Plugins/UnchangedSources/a")
    #expect(try PlatenSource(folder.url.path).folder?.path == folder.url.path)
  }
}
