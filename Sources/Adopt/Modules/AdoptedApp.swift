import Foundation

/// An app with the modules of which it consists, as found in a folder.
struct AdoptedApp {
  /// The name of the app or the library.
  let name: String
  /// The Xcode project, the manifest or the folder in which the sources were found.
  let origin: URL
  /// The code of the language in which the app is written.
  var language = "en"
  /// The modules to build in any case, without the libraries that they import.
  var modules: [SourceModule]
  /// The packages that the project names, whether or not they are on this machine.
  var packages: [PackageReference] = []
  /// The other programs of the project.
  var otherTargets: [String] = []
  /// What is left out of the project. Reading the libraries adds to it.
  var omissions = Omissions()
  /// The modules that the project provides if one of `modules` imports them.
  var libraries: () -> [SourceModule] = { [] }
}

/// A package to which a project refers.
struct PackageReference: Codable, Equatable {
  /// The URL or the path of the package.
  let address: String
  /// The products of the package that the project uses.
  let products: [String]
}
