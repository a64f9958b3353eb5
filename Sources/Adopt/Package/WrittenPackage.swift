import Foundation

/// A package that has been written, which builds the sources of an app where they are.
struct WrittenPackage {
  let folder: URL
  /// The file in the user's folder for each source of the package, by the path of the latter.
  let originals: [String: URL]
  let targets: [String]
}
