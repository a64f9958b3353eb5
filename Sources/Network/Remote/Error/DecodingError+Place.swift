import Foundation
import PlatenContext

extension RemoteError.Kind {
  /// Creates an error from a decoding error, with the path to the field and the expected value.
  init(decoding error: any Error) {
    guard let error = error as? DecodingError else {
      self = .decoding(path: "", expected: String(ordered: error).clipped)
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .decoding(path: (context.codingPath + [key]).text, expected: "is missing")
    case .valueNotFound(let type, let context):
      self = .decoding(path: context.codingPath.text, expected: "must be \(noun(type)), not null")
    case .typeMismatch(let type, let context):
      self = .decoding(path: context.codingPath.text, expected: "must be \(noun(type))")
    case .dataCorrupted(let context):
      self = .decoding(path: context.codingPath.text, expected: context.debugDescription.clipped)
    @unknown default:
      self = .decoding(path: "", expected: String(ordered: error).clipped)
    }
  }
}

extension [any CodingKey] {
  /// The path to a field, such as `results[3].title`.
  ///
  /// The path is clipped, because a server can send keys of any length.
  fileprivate var text: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    .clipped
  }
}

/// Returns the name of a type as a kind of transferred data.
private func noun(_ type: any Any.Type) -> String {
  switch type {
  case is String.Type: "text"
  case is Bool.Type: "true or false"
  case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: "a number"
  case is [Any].Type: "a list"
  case is [String: Any].Type: "an object"
  default: "a \(type)"
  }
}
