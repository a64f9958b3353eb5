/// A source file with the changes without which the compiler cannot build it on Linux.
///
/// The changes do not move lines, so that errors refer to the lines of the original.
struct AdaptedSource: Equatable {
  let text: String
  /// What was changed, in words.
  let changes: [String]

  /// Adapts a source file, or returns `nil` if it needs no changes.
  init?(_ source: SourceCode) {
    var lines = source.text.sourceLines
    var changes: [String] = []
    let code = source.lines
    var isInController = false
    for line in code {
      if line.text.contains(/^\s*(?:\w+\s+)*(?:class|struct|enum|extension)\s+\w/) {
        isInController = line.text.contains(/\bextension\s+UI\w*Controller\b/)
      }
      for change in isInController ? Self.changes + [Self.renamedOverride] : Self.changes {
        guard let text = change.apply(lines[line.index]) else { continue }
        lines[line.index] = text
        if !changes.contains(change.description) { changes.append(change.description) }
      }
    }
    // On Linux, Foundation does not contain its XML parser.
    if code.contains(where: { $0.text.contains(/\bXMLParser/) }) {
      lines.append("import FoundationXML")
      changes.append("the XML parser is imported")
    }
    if changes.isEmpty { return nil }
    // `Selector` is declared by UIKit. An import can be anywhere in a file.
    if changes.contains(SelectorExpression.change) { lines.append("import UIKit") }
    text = lines.joined(separator: "\n")
    self.changes = changes
  }

  private struct Change {
    let description: String
    /// Returns the changed line, or `nil` if the change does not apply to it.
    let apply: (Substring) -> Substring?
  }

  /// Without the Objective-C runtime, an extension cannot override a method.
  private static var renamedOverride: Change {
    Change(description: "viewDidLoad() of an extension is never called") { line in
      let text = line.replacing(
        /override\s+(?:(?:open|public)\s+)?func\s+viewDidLoad\(\)/,
        with: "public func viewDidLoadOfExtension()")
      return text == line ? nil : text
    }
  }

  /// Returns the keys in a path, which begins with the name of a type: `title` in `Movie.title`.
  private static func keys(in path: Substring) -> String {
    let names = path.split(separator: ".")
    let keys = names.drop { $0.first?.isUppercase == true }
    return (keys.isEmpty ? names.suffix(1) : keys).joined(separator: ".")
  }

  private static var changes: [Change] {
    [
      Change(description: "@UIApplicationMain is @main") { line in
        line.contains("@UIApplicationMain")
          ? line.replacing("@UIApplicationMain", with: "@main") : nil
      },
      Change(description: SelectorExpression.change, apply: SelectorExpression.replaced),
      Change(description: "os(iOS) is os(Linux)") { line in
        line.contains(/^\s*#(?:else)?if\b.*\bos\(iOS\)/)
          ? line.replacing("os(iOS)", with: "os(Linux)") : nil
      },
      Change(description: "@objc is left out") { line in
        let text = line.replacing(/@objc(?:Members\b|\b(?:\([^()]*\))?)[ \t]*/, with: "")
        return text == line ? nil : text
      },
      Change(description: "#keyPath is the text of its keys") { line in
        let text = line.replacing(/#keyPath\(([\w.]+)\)/) { "\"\(keys(in: $0.1))\"" }
        return text == line ? nil : text
      },
      Change(description: "@NSManaged is a property with accessors", apply: ManagedMember.replaced),
      Change(description: "an import of a part of a framework is one of the framework") { line in
        line.wholeMatch(of: /(\s*import\s+(?:UIKit|CoreImage|CoreGraphics))\.\w+(.*)/).map {
          $0.1 + $0.2
        }
      },
    ]
  }
}

// MARK: - Selectors

extension AdaptedSource {
  /// An expression `#selector(…)`, which the compiler for Linux does not accept.
  ///
  /// In its place, the copy of a source passes the method itself: `Selector("a", calling: Self.a)`.
  private enum SelectorExpression {
    /// What changes, in words.
    static let change = "#selector passes the method"

    /// Returns a line with its expressions replaced, or `nil` if it contains none whose method is
    /// known.
    static func replaced(in line: Substring) -> Substring? {
      var text: Substring = ""
      var rest = line
      while let start = rest.firstRange(of: "#selector(") {
        guard let end = rest[start.upperBound...].closingParenthesis,
          let method = method(rest[start.upperBound..<end])
        else { return nil }
        text +=
          rest[..<start.lowerBound] + "Selector(\(method.debugDescription), calling: \(method))"
        rest = rest[rest.index(after: end)...]
      }
      return text.isEmpty ? nil : text + rest
    }

    /// The method as a member of its type: of the type that contains the expression, or of the type
    /// that the expression names.
    private static func method(_ expression: Substring) -> String? {
      let expression = expression.trimmingPrefix("self.")
      let name = #/[a-z_]\w*(?:\((?:\w+:)+\))?/#
      if expression.wholeMatch(of: name) != nil { return "Self.\(expression)" }
      let member = #/(?:[A-Z]\w*\.)+[a-z_]\w*(?:\((?:\w+:)+\))?/#
      return expression.wholeMatch(of: member) != nil ? String(expression) : nil
    }
  }
}

// MARK: - Managed objects

extension AdaptedSource {
  /// A member of a managed object with the attribute `@NSManaged`, which the compiler for Linux accepts
  /// without creating its accessors.
  private enum ManagedMember {
    /// Returns a line with the accessors of its property or the body of its method, or `nil` if it
    /// declares no managed member.
    static func replaced(in line: Substring) -> Substring? {
      guard let attribute = line.firstRange(of: "@NSManaged") else { return nil }
      let start = line[..<attribute.lowerBound]
      let member = line[attribute.upperBound...]
      if let property = member.wholeMatch(of: property) {
        let value = "self[_managed: \"\(property.name)\"]"
        return start + property.declaration
          + " { get { \(value) } set { \(value) = newValue } }" + property.end
      }
      if let method = member.wholeMatch(of: method) {
        let name = method.relationship.prefix(1).lowercased() + method.relationship.dropFirst()
        let (verb, label) = method.verb == "add" ? ("_add", "to") : ("_remove", "from")
        let isSet = method.type.hasPrefix("NS") || method.type.hasPrefix("Set<")
        let values = isSet ? "\(method.value).map { $0 }" : "[\(method.value)]"
        return start + method.declaration + " { \(verb)(\(values), \(label): \"\(name)\") }"
      }
      return nil
    }

    private static var property:
      Regex<
        (Substring, declaration: Substring, name: Substring, end: Substring)
      >
    {
      /\s+(?<declaration>(?:\w+(?:\(set\))?\s+)*var\s+`?(?<name>\w+)`?\s*:[^\/{=;]*[^\/{=;\s])(?<end>\s*(?:;\s*)?(?:\/\/.*)?)/
    }

    private static var method:
      Regex<
        (
          Substring, declaration: Substring, verb: Substring,
          relationship: Substring, value: Substring, type: Substring
        )
      >
    {
      /\s+(?<declaration>(?:\w+\s+)*func\s+(?<verb>add|remove)(?:To|From)(?<relationship>\w+)\(_\s+(?<value>\w+)\s*:\s*(?<type>[\w<>]+)\))\s*/
    }
  }
}

extension Substring {
  /// The position of the parenthesis that closes one before this text.
  fileprivate var closingParenthesis: Index? {
    var depth = 1
    return indices.first { index in
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }
}
