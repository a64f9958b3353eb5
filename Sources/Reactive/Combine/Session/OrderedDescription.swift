import Foundation

extension String {
  /// Creates the text of a value as `String(describing:)` does, but with the elements of dictionaries
  /// and sets, and the information of Foundation's errors, in alphabetical order.
  ///
  /// The order of a hash table differs in each process, so a transcript must not contain it.
  package init(ordered value: Any) {
    self = Self.text(of: value, isElement: false)
  }

  /// Returns the text of a value, either alone or as an element of another value, in which strings are
  /// quoted and the names of types are qualified.
  private static func text(of value: Any, isElement: Bool) -> String {
    orderedText(of: value, isElement: isElement)
      ?? (isElement ? String(reflecting: value) : String(describing: value))
  }

  /// Returns the text of a value whose standard text contains elements in the order of a hash table;
  /// `nil` for all other values.
  ///
  /// Each value inside the value is reflected once.
  private static func orderedText(of value: Any, isElement: Bool) -> String? {
    if let error = foundationError(value) { return error.orderedDescription }
    // An optional value, which is a container, would be cast to the table that it contains.
    if let container = value as? any StandardContainer {
      if container.hasOnlyPlainTexts { return nil }
    } else if let table = value as? any HashTable {
      return table.orderedText(isElement: isElement)
    } else if value is any CustomStringConvertible || value is any CustomDebugStringConvertible {
      return nil
    }
    let mirror = Mirror(reflecting: value)
    // The text of an object does not contain its properties.
    if mirror.displayStyle == .class { return nil }
    let ordered = mirror.children.map { orderedText(of: $0.value, isElement: true) }
    if ordered.allSatisfy({ $0 == nil }) { return nil }
    let elements = zip(mirror.children, ordered).map { $1 ?? String(reflecting: $0.value) }
    switch mirror.displayStyle {
    case .collection: return list(elements)
    case .optional: return "Optional(\(elements.joined()))"
    case .enum: return caseName(of: value, mirror, isElement) + payload(mirror, elements)
    case .tuple: return fields(mirror, elements)
    default:
      let type = type(of: value)
      return (isElement ? String(reflecting: type) : "\(type)") + fields(mirror, elements)
    }
  }

  /// Returns the text of an element of another value.
  fileprivate static func text(ofElement value: Any) -> String { text(of: value, isElement: true) }

  /// Returns a value if it is an error that Foundation describes; `nil` for all other values.
  private static func foundationError(_ value: Any) -> NSError? {
    guard value is NSError || value is any CustomNSError & CustomStringConvertible,
      let error = value as? any Error, "\(error)".hasPrefix("Error Domain=")
    else { return nil }
    return error as NSError
  }

  fileprivate static func list(_ elements: [String], ifEmpty empty: String = "[]") -> String {
    elements.isEmpty ? empty : "[" + elements.joined(separator: ", ") + "]"
  }

  private static func fields(_ mirror: Mirror, _ elements: [String]) -> String {
    let fields = zip(mirror.children, elements).map { child, text in
      // The elements of a tuple without names are labeled `.0`, `.1` and so on.
      child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(text)" } ?? text
    }
    return "(" + fields.joined(separator: ", ") + ")"
  }

  /// Returns the text of an associated value. Several values are a tuple, which has parentheses.
  private static func payload(_ mirror: Mirror, _ elements: [String]) -> String {
    let isTuple = mirror.children.first.map { Mirror(reflecting: $0.value).displayStyle } == .tuple
    return isTuple ? elements.joined() : "(" + elements.joined() + ")"
  }

  private static func caseName(of value: Any, _ mirror: Mirror, _ isElement: Bool) -> String {
    let name = mirror.children.first?.label ?? ""
    return isElement ? "\(String(reflecting: type(of: value))).\(name)" : name
  }
}

extension NSError {
  /// The text of the error as on Apple's platforms, with its information in alphabetical order.
  package var orderedDescription: String {
    let message = userInfo[NSLocalizedDescriptionKey] as? String ?? localizedFailureReason
    let start = "Error Domain=\(domain) Code=\(code) \"\(message ?? "(null)")\""
    if userInfo.isEmpty { return start }
    let information = userInfo.map { "\($0)=\(String(ordered: $1))" }.sorted()
    return "\(start) UserInfo={\(information.joined(separator: ", "))}"
  }
}

/// A collection whose elements have the order of a hash table.
private protocol HashTable {
  /// Returns the text of the collection with its elements in alphabetical order.
  func orderedText(isElement: Bool) -> String
}

extension Dictionary: HashTable {
  fileprivate func orderedText(isElement: Bool) -> String {
    let entries = map { "\(String.text(ofElement: $0)): \(String.text(ofElement: $1))" }
    return String.list(entries.sorted(), ifEmpty: "[:]")
  }
}

extension Set: HashTable {
  fileprivate func orderedText(isElement: Bool) -> String {
    let list = String.list(map { String.text(ofElement: $0) }.sorted())
    return isElement ? "Set(\(list))" : list
  }
}

/// A value of the standard library whose text consists of the texts of its elements.
private protocol StandardContainer {
  associatedtype Content
}

extension StandardContainer {
  /// Whether the type of the elements ensures that none of their texts has the order of a hash table,
  /// so that the elements need not be reflected.
  fileprivate var hasOnlyPlainTexts: Bool { Content.self is any PlainText.Type }
}

extension Array: StandardContainer { fileprivate typealias Content = Element }
extension ArraySlice: StandardContainer { fileprivate typealias Content = Element }
extension ContiguousArray: StandardContainer { fileprivate typealias Content = Element }
extension Optional: StandardContainer { fileprivate typealias Content = Wrapped }

/// A value without elements, of which large collections are made.
private protocol PlainText {}

extension Bool: PlainText {}
extension Int: PlainText {}
extension Int8: PlainText {}
extension Int16: PlainText {}
extension Int32: PlainText {}
extension Int64: PlainText {}
extension UInt: PlainText {}
extension UInt8: PlainText {}
extension UInt16: PlainText {}
extension UInt32: PlainText {}
extension UInt64: PlainText {}
extension Float: PlainText {}
extension Double: PlainText {}
extension Character: PlainText {}
extension String: PlainText {}
extension Substring: PlainText {}
extension Date: PlainText {}
extension UUID: PlainText {}
extension URL: PlainText {}
