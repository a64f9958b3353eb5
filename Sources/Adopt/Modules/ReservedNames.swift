/// The names of targets and products that a package with Platen cannot declare a second time.
enum ReservedNames {
  /// Returns whether a target or a product of Platen or of its dependencies has a name.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.wholeMatch(of: /Platen[A-Za-z]*/) != nil
  }

  private static let names = Set(programs + targets + dependencies)

  private static let programs = [
    "deploy", "form", "gallery", "github", "hello", "movies", "notes", "now-playing", "platen",
    "posts", "sample-service", "signup",
  ]

  private static let targets = [
    "CReadline", "ControlsSample", "DeploySample", "FormSample", "FormSampleApp", "GallerySample",
    "GitHubSample", "GitHubSampleApp", "HelloSample", "MoviesSample", "MoviesSampleApp",
    "MoviesSampleScenes", "NotesSample", "NotesSampleApp", "NowPlayingSampleApp", "PostsSample",
    "PostsSampleApp", "SampleHost", "SampleService", "SampleServiceApp", "SampleServiceServer",
    "SignUpSample", "SignUpSampleApp", "UnchangedSources",
  ]

  private static let dependencies = [
    "ArgumentParser", "ArgumentParserTestHelpers", "ArgumentParserToolInfo", "CSystemLinux",
    "FlyingFox", "FlyingSocks", "InMemoryLogging", "IssueReporting",
    "IssueReportingPackageSupport", "IssueReportingTestSupport", "Logging",
    "XCTestDynamicOverlay",
  ]
}
