import ArgumentParser
import Foundation

/// The subcommand that builds the sources of an app with Platen.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Build an iOS app's sources as they are, and report what stops them.",
    discussion: """
      Reads an Xcode project, a Swift package or a folder of Swift files, and writes a package that \
      refers to the sources by symbolic links. Nothing is written to the folder itself. Then builds \
      the package, opens the first screen of the app, and records a first test.

      The first run for an app also builds Platen, which takes several minutes; later runs take seconds.

      Exit codes: 0 if all files build and the app opens, 1 if not, 2 if there is nothing to build, \
      130 after Control-C.

      Example: swift run platen adopt ~/Projects/Weather --output ~/Projects/WeatherOnLinux
      """)

  @Argument(help: "The folder of the app, or its .xcodeproj.")
  var path: String

  @Option(help: ArgumentHelp("The target to build; by default, the first app.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the written package, outside the app's folder; by default, in .build/adopted of Platen.",
      valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A folder with the source of a package that the app imports. Repeat it for each package.",
      valueName: "folder"))
  var package: [String] = []

  @Option(
    help: ArgumentHelp(
      "A checkout of Platen or the URL of its repository; by default, the checkout of this program.",
      valueName: "place"))
  var platen: String?

  @Option(
    help: ArgumentHelp(
      "The folder of build products, which no other app uses; by default, in the package.",
      valueName: "folder"))
  var scratchPath: String?

  @Flag(help: "Write the report as JSON.")
  var json = false

  func run() throws {
    let interruption = Interruption()
    do {
      let report = try interruption.observe { try adoption(interruption).run() }
      print(try json ? report.json : ReportText(report: report).text)
      if !report.isSuccess { throw ExitCode(1) }
    } catch let interrupted as Interruption.Interrupted {
      throw ExitCode(128 + interrupted.signal)
    } catch let error as ExitCode {
      throw error
    } catch {
      Progress().say("platen: \(AdoptError(error, adopting: URL(filePath: path)))")
      throw ExitCode(2)
    }
  }

  private func adoption(_ interruption: Interruption) throws -> Adoption {
    let folder = try path.location(to: "adopt", "specify the folder of an app")
    guard folder.isFolder else {
      throw AdoptError(
        "cannot adopt \(folder.shown): it is not a folder; specify the folder of an app")
    }
    let source = try platen.map(PlatenSource.init) ?? PlatenSource.current()
    return Adoption(
      folder: folder, target: target,
      output: try output?.location(to: "write to", "specify a different --output"),
      platen: source,
      packages: try package.map { try $0.location(to: "read", "specify a different --package") },
      scratch: try scratchPath?.location(to: "build in", "specify a different --scratch-path"),
      interruption: interruption, progress: Progress())
  }
}

extension String {
  /// Returns the location at this path, relative to the current folder and without links.
  ///
  /// - Parameters:
  ///   - action: What the program does with the location, such as `read`.
  ///   - advice: What the user can do if there is no such location.
  fileprivate func location(to action: String, _ advice: String) throws -> URL {
    let place = URL(filePath: self).absoluteURL.standardized
    return try AdoptError.describe(action, place, advice) { try place.resolved() }
  }
}
