/// A value of an old-style property list, the format of Xcode's project files.
enum PropertyList: Equatable {
  case text(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var array: [PropertyList]? { if case .array(let array) = self { array } else { nil } }
  var dictionary: [String: PropertyList]? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  /// The value as Foundation represents it.
  var value: Any {
    switch self {
    case .text(let text): text
    case .array(let array): array.map(\.value)
    case .dictionary(let dictionary): dictionary.mapValues(\.value)
    }
  }
}

/// The position and the reason of a syntax error in a property list.
struct PropertyListError: Error, Equatable {
  let line: Int
  let problem: String
}

extension AdoptError {
  /// Describes a syntax error on one line.
  init(_ error: PropertyListError) { self.init("line \(error.line): \(error.problem)") }
}
