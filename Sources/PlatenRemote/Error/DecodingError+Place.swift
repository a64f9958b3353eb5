import Foundation

extension RemoteError.Kind {
  /// Where a decoder failed, and what should have been there.
  init(decoding error: any Error) {
    guard let error = error as? DecodingError else {
      self = .decoding(path: "", expected: "\(error)".clipped)
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
      self = .decoding(path: "", expected: "\(error)".clipped)
    }
  }
}

extension [any CodingKey] {
  /// The way to a field: `results[3].title`. Keys can come from outside.
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

/// A type in the words of what is sent.
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
