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
    if let error = foundationError(value) { return error.orderedDescription }
    let standard = isElement ? String(reflecting: value) : String(describing: value)
    guard containsHashTable(value) else { return standard }
    let mirror = Mirror(reflecting: value)
    let elements = mirror.children.map { text(of: $0.value, isElement: true) }
    switch mirror.displayStyle {
    case .dictionary:
      let entries = mirror.children.map { entry in
        Mirror(reflecting: entry.value).children.map { text(of: $0.value, isElement: true) }
      }
      return list(entries.map { $0.joined(separator: ": ") }.sorted(), ifEmpty: "[:]")
    case .set: return isElement ? "Set(\(list(elements.sorted())))" : list(elements.sorted())
    case .collection: return list(elements)
    case .optional: return "Optional(\(elements.joined()))"
    case .enum: return caseName(of: value, mirror, isElement) + payload(mirror, elements)
    case .tuple: return fields(mirror, elements)
    default:
      let type = type(of: value)
      return (isElement ? String(reflecting: type) : "\(type)") + fields(mirror, elements)
    }
  }

  /// Returns a value if it is an error that Foundation describes; `nil` for all other values.
  private static func foundationError(_ value: Any) -> NSError? {
    guard value is NSError || value is any CustomNSError & CustomStringConvertible,
      let error = value as? any Error, "\(error)".hasPrefix("Error Domain=")
    else { return nil }
    return error as NSError
  }

  private static func containsHashTable(_ value: Any) -> Bool {
    if value is any HashTable || foundationError(value) != nil { return true }
    let hasOwnText =
      value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    if hasOwnText && !(value is any StandardContainer) { return false }
    let mirror = Mirror(reflecting: value)
    // The text of an object does not contain its properties.
    return mirror.displayStyle != .class && mirror.children.contains { containsHashTable($0.value) }
  }

  private static func list(_ elements: [String], ifEmpty empty: String = "[]") -> String {
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
private protocol HashTable {}

extension Dictionary: HashTable {}
extension Set: HashTable {}

/// A value of the standard library whose text consists of the texts of its elements.
private protocol StandardContainer {}

extension Array: StandardContainer {}
extension ArraySlice: StandardContainer {}
extension ContiguousArray: StandardContainer {}
extension Optional: StandardContainer {}
