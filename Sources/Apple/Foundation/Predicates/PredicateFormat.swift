import Foundation
import PlatenContext

extension NSPredicate {
  /// Creates a predicate that compares the evaluated text or object with arguments.
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: address)
  ///     NSPredicate(format: "done == NO AND title CONTAINS[cd] %@", "tea")
  ///
  /// The operators are `MATCHES` for a regular expression, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `IN`,
  /// `==`, `!=`, `<`, `<=`, `>` and `>=`, also with `[c]` and `[d]` to ignore the case and diacritics,
  /// combined by `AND`, `OR` and `NOT`. Keys refer to the values of managed objects. A predicate with
  /// a different format writes an entry to the event log, and is never true.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate that compares the evaluated text or object with the elements of an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let format = try PredicateFormat(predicateFormat, arguments ?? [])
      self.init { object, _ in format.isTrue(for: object) }
    } catch {
      Log.event(
        "NSPredicate(format:) is never true: \(predicateFormat.debugDescription) has \(error.problem)"
      )
      self.init(value: false)
    }
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that sorts objects by values that can be missing.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) {
      PredicateFormat.Value($0).order(of: PredicateFormat.Value($1)) ?? .orderedSame
    }
  }
}

/// An object whose values a predicate reads by their keys.
public protocol _KeyedObject: AnyObject {
  func _value(of key: String) -> Any?
}

/// The condition of a predicate, such as `done == NO AND title CONTAINS[c] %@`.
private struct PredicateFormat: Sendable {
  /// The error of a format that is not parsed.
  struct Refusal: Error {
    let problem: String
  }

  private let condition: Condition

  init(_ format: String, _ arguments: [Any]) throws(Refusal) {
    var parser = Parser(format, arguments)
    condition = try parser.wholeCondition()
  }

  func isTrue(for object: Any?) -> Bool { condition.isTrue(for: object) }
}

// MARK: - Values

extension PredicateFormat {
  /// A value that a predicate or a sort descriptor compares.
  fileprivate enum Value: Equatable, Sendable {
    case none
    case text(String)
    case number(Double)
    case date(Date)
    case id(UUID)
    case object(ObjectIdentifier)
    case list([Value])

    init(_ value: Any?) {
      switch value {
      case let text as String: self = .text(text)
      case let flag as Bool: self = .number(flag ? 1 : 0)
      case let number as any BinaryInteger: self = .number(Double(number))
      case let number as any BinaryFloatingPoint: self = .number(Double(number))
      case let number as NSNumber: self = .number(number.doubleValue)
      case let date as Date: self = .date(date)
      case let id as UUID: self = .id(id)
      case let url as URL: self = .text(url.absoluteString)
      case let list as [Any]: self = .list(list.map { Self($0) })
      case let set as NSSet: self = .list(set.allObjects.map { Self($0) })
      case let set as NSOrderedSet: self = .list(set.array.map { Self($0) })
      case let object as any _KeyedObject: self = .object(ObjectIdentifier(object))
      default: self = .none
      }
    }

    /// Returns the order of two values of the same kind, or `nil` for others. No value precedes all
    /// others.
    func order(of other: Self, _ options: String.CompareOptions = []) -> ComparisonResult? {
      switch (self, other) {
      case (.none, .none): .orderedSame
      case (.none, _): .orderedAscending
      case (_, .none): .orderedDescending
      case (.text(let text), .text(let other)): text.compare(other, options: options)
      case (.number(let number), .number(let other)): Self.order(number, other)
      case (.date(let date), .date(let other)): date.compare(other)
      case (.id(let id), .id(let other)): Self.order(id.uuidString, other.uuidString)
      default: nil
      }
    }

    private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
      a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
  }
}

// MARK: - Conditions

extension PredicateFormat {
  /// The condition of a predicate: comparisons that are combined.
  fileprivate indirect enum Condition: Sendable {
    case constant(Bool)
    case comparison(Comparison)
    case not(Condition)
    case all([Condition])
    case any([Condition])

    func isTrue(for object: Any?) -> Bool {
      switch self {
      case .constant(let value): value
      case .comparison(let comparison): comparison.isTrue(for: object)
      case .not(let condition): !condition.isTrue(for: object)
      case .all(let conditions): conditions.allSatisfy { $0.isTrue(for: object) }
      case .any(let conditions): conditions.contains { $0.isTrue(for: object) }
      }
    }
  }

  /// A comparison of two operands, such as `name BEGINSWITH[c] "a"`.
  fileprivate struct Comparison: Sendable {
    /// The operators, as formats write them.
    enum Operator: String {
      case equals = "=="
      case differs = "!="
      case isLess = "<"
      case isLessOrEqual = "<="
      case isGreater = ">"
      case isGreaterOrEqual = ">="
      case isIn = "IN"
      case contains = "CONTAINS"
      case begins = "BEGINSWITH"
      case ends = "ENDSWITH"
      case matches = "MATCHES"
    }

    /// A constant, or a path of keys in the evaluated object. An empty path is the object itself.
    enum Operand: Sendable {
      case value(Value)
      case path([String])

      func value(in object: Any?) -> Value {
        switch self {
        case .value(let value): value
        case .path(let keys):
          Value(keys.reduce(object) { ($0 as? any _KeyedObject)?._value(of: $1) })
        }
      }
    }

    let left: Operand
    let comparison: Operator
    let right: Operand
    let options: String.CompareOptions

    func isTrue(for object: Any?) -> Bool {
      let (left, right) = (left.value(in: object), right.value(in: object))
      switch comparison {
      case .equals: return isEqual(left, right)
      case .differs: return !isEqual(left, right)
      case .isLess: return order(left, right) == .orderedAscending
      case .isLessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
      case .isGreater: return order(left, right) == .orderedDescending
      case .isGreaterOrEqual:
        return [.orderedDescending, .orderedSame].contains(order(left, right))
      case .isIn: return contains(right, left)
      case .contains: return contains(left, right)
      case .begins: return isFound(right, in: left, .anchored)
      case .ends: return isFound(right, in: left, [.anchored, .backwards])
      case .matches: return isMatch(left, right)
      }
    }

    private func isEqual(_ left: Value, _ right: Value) -> Bool {
      left == right || left.order(of: right, options) == .orderedSame
    }

    /// Returns the order of two values, of which none is missing.
    private func order(_ left: Value, _ right: Value) -> ComparisonResult? {
      left == .none || right == .none ? nil : left.order(of: right, options)
    }

    private func contains(_ whole: Value, _ part: Value) -> Bool {
      if case .list(let values) = whole { return values.contains { isEqual($0, part) } }
      return isFound(part, in: whole)
    }

    private func isFound(
      _ part: Value, in whole: Value, _ position: String.CompareOptions = []
    ) -> Bool {
      guard case (.text(let part), .text(let whole)) = (part, whole) else { return false }
      return whole.range(of: part, options: options.union(position)) != nil
    }

    /// Returns whether a whole text matches a regular expression.
    private func isMatch(_ text: Value, _ pattern: Value) -> Bool {
      guard case (.text(let text), .text(let pattern)) = (text, pattern) else { return false }
      let matching: NSRegularExpression.Options =
        options.contains(.caseInsensitive) ? .caseInsensitive : []
      let folding = options.intersection(.diacriticInsensitive)
      let folded = text.folding(options: folding, locale: nil)
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern.folding(options: folding, locale: nil)))\\z",
        options: matching)
      let whole = NSRange(folded.startIndex..., in: folded)
      return expression?.firstMatch(in: folded, range: whole) != nil
    }
  }
}

// MARK: - Syntax

extension PredicateFormat {
  /// A parser of the formats of predicates, such as `done == NO AND title CONTAINS[c] %@`.
  private struct Parser {
    /// The maximum number of conditions inside each other, each of which uses the stack.
    private static let maxDepth = 100

    private var tokens: ArraySlice<Substring>
    private var arguments: ArraySlice<Any>
    private var depth = 0
    private var isTooDeep = false

    init(_ format: String, _ arguments: [Any]) {
      let token = #/"[^"]*"|'[^']*'|[<>=!]=|=[<>]|&&|\|\||%[@Kdifu]|%l+[dufi]|[\w.]+|-?[\d.]+|\S/#
      tokens = format.matches(of: token).map(\.output)[...]
      self.arguments = arguments[...]
    }

    /// The condition that consists of all tokens.
    mutating func wholeCondition() throws(Refusal) -> Condition {
      if let condition = anyCondition(), tokens.isEmpty { return condition }
      throw Refusal(
        problem: isTooDeep
          ? "more than \(Self.maxDepth) conditions inside each other" : "unknown syntax")
    }

    /// Removes the next token if it is one of the given words, in any case.
    private mutating func skip(_ words: String...) -> Bool {
      guard let next = tokens.first, words.contains(next.uppercased()) else { return false }
      tokens.removeFirst()
      return true
    }

    private mutating func anyCondition() -> Condition? {
      guard var conditions = allCondition().map({ [$0] }) else { return nil }
      while skip("OR", "||") {
        guard let next = allCondition() else { return nil }
        conditions.append(next)
      }
      return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func allCondition() -> Condition? {
      guard var conditions = singleCondition().map({ [$0] }) else { return nil }
      while skip("AND", "&&") {
        guard let next = singleCondition() else { return nil }
        conditions.append(next)
      }
      return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func singleCondition() -> Condition? {
      depth += 1
      defer { depth -= 1 }
      isTooDeep = isTooDeep || depth > Self.maxDepth
      if isTooDeep { return nil }
      if skip("NOT", "!") { return singleCondition().map(Condition.not) }
      if skip("TRUEPREDICATE") { return .constant(true) }
      if skip("FALSEPREDICATE") { return .constant(false) }
      if skip("(") {
        let condition = anyCondition()
        return skip(")") ? condition : nil
      }
      return comparison().map(Condition.comparison)
    }

    private mutating func comparison() -> Comparison? {
      guard let left = operand(), let word = tokens.popFirst()?.uppercased(),
        let comparison = Comparison.Operator(rawValue: Self.synonyms[word] ?? word),
        let options = options(), let right = operand()
      else { return nil }
      return Comparison(
        left: left, comparison: comparison, right: right, options: options)
    }

    private static let synonyms = ["=": "==", "=>": ">=", "=<": "<="]

    /// Reads `[c]`, `[d]` or `[cd]`, if it is next.
    private mutating func options() -> String.CompareOptions? {
      guard skip("[") else { return [] }
      guard let letters = tokens.popFirst(), letters.allSatisfy("cd".contains), skip("]") else {
        return nil
      }
      var options: String.CompareOptions = []
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      return options
    }

    private mutating func operand() -> Comparison.Operand? {
      guard let token = tokens.popFirst(), let first = token.first else { return nil }
      switch (first, token.uppercased()) {
      case ("%", "%K"):
        return (arguments.popFirst() as? String).map {
          .path($0.split(separator: ".").map(String.init))
        }
      case ("%", _): return arguments.popFirst().map { .value(Value($0)) }
      case ("\"", _), ("'", _): return .value(.text(String(token.dropFirst().dropLast())))
      case (_, "SELF"): return .path([])
      case (_, "YES"), (_, "TRUE"): return .value(.number(1))
      case (_, "NO"), (_, "FALSE"): return .value(.number(0))
      case (_, "NIL"), (_, "NULL"): return .value(.none)
      default:
        if let number = Double(token) { return .value(.number(number)) }
        guard first.isLetter || first == "_" else { return nil }
        let keys = token.split(separator: ".").map(String.init)
        return .path(keys.first == "SELF" ? Array(keys.dropFirst()) : keys)
      }
    }
  }
}
