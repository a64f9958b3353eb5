import Foundation
import PlatenLines

/// What is known of an adopted app, as `--json` writes it.
struct Report: Codable, Equatable {
  /// The project, the manifest or the folder in which the sources were found.
  var origin: String
  /// The name of the app.
  var target: String
  /// The other programs of the project, which `--target` selects.
  var otherTargets: [String]
  var files: [File]
  /// The number of files that were compiled without errors.
  var cleanFiles: Int
  /// The names of errors, beginning with those in most files.
  var names: [Name]
  /// The modules that the sources import, and that neither Platen nor the project provides.
  var missingModules: [MissingModule]
  /// The names in the sources that Platen accepts without effect.
  var withoutEffect: [Name]
  /// What was left out, such as files in other languages and files outside the project.
  var leftOut: [Omissions.Omission]
  /// Errors outside the sources, such as those of the linker.
  var problems: [String]
  /// Whether the app and its test were built.
  var isBuilt: Bool
  /// The first screen; `nil` if the app has not opened.
  var screen: Screen?
  var package: Package
  /// The time that the run took.
  var seconds: Double

  /// A source file.
  struct File: Codable, Equatable {
    var path: String
    var module: String
    /// Whether the compiler has read the file. A file is not read if a module that it imports has
    /// errors.
    var isCompiled: Bool
    var errors: [Issue]
    /// The changes in the copy that is built; empty if the file itself is built.
    var changes: [String]
  }

  /// An error in a file.
  struct Issue: Codable, Equatable {
    var line: Int
    var column: Int
    /// What is missing, or else the message.
    var name: String
    var message: String
  }

  /// A name with the number of files that it affects.
  struct Name: Codable, Equatable {
    var name: String
    var files: Int
  }

  /// A module that is not available.
  struct MissingModule: Codable, Equatable {
    var name: String
    var files: Int
    /// The package that provides the module, if the project refers to it.
    var package: String?
  }

  /// What the app shows when it starts.
  struct Screen: Codable, Equatable {
    var lines: [String]
    /// The names of all screens that the program can open, including previews.
    var names: [String]
  }

  /// The written package.
  struct Package: Codable, Equatable {
    var path: String
    /// The folder of the build products.
    var scratchPath: String
    /// The folders of the stubs that the package contains in place of frameworks.
    var stubs: [String] = []
    /// The first test; `nil` if the package has none.
    var test: Test?
  }

  /// A test with a recorded transcript.
  struct Test: Codable, Equatable {
    var path: String
    var isSuccess: Bool
  }

  /// Whether all files build and the app has opened, if it is a program.
  var isSuccess: Bool { isBuilt && cleanFiles == files.count && problems.isEmpty }

  /// The report as JSON, with keys in alphabetical order.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self).escapedForTerminals
    }
  }
}

extension String {
  /// A text in JSON whose characters outside ASCII are printable, or else escaped.
  fileprivate var escapedForTerminals: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let character = String(scalar)
      text +=
        scalar.value < 0x7F || character.printable == character
        ? character : scalar.utf16.map { String(format: "\\u%04x", Int($0)) }.joined()
    }
  }
}
