import PlatenContext

/// A type that lists the asset catalogs and the tables of strings of a target.
///
/// The build-tool plugin adds one to each target that has any. A program finds all of them, as it
/// finds its previews.
public protocol _AssetProvider {
  /// The paths of the catalogs and the tables.
  static var paths: [String] { get }
}

/// The catalogs and tables of the program.
enum AssetPaths {
  /// The paths of all targets, in the order of the targets' names.
  static let all = conformingTypes(to: [(any _AssetProvider).self])[0]
    .compactMap { $0 as? any _AssetProvider.Type }
    .sorted { String(reflecting: $0) < String(reflecting: $1) }
    .flatMap { $0.paths }
}
