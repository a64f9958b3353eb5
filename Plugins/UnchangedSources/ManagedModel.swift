import Foundation
import FoundationXML

/// The entities of a model of Core Data, as its file describes them.
struct ManagedModel {
  struct Entity {
    let fields: [String: String]
    var attributes: [[String: String]] = []
    var relationships: [[String: String]] = []

    var name: String { fields["name"] ?? "" }
    var parent: String? { fields["parentEntity"] }
    /// The name of the class, without the name of its module.
    var className: String {
      let named = fields["representedClassName"]?.split(separator: ".").last.map(String.init)
      return named?.escaped ?? "NSManagedObject"
    }
    var hasGeneratedClass: Bool { fields["codeGenerationType"] == "class" }
    var hasGeneratedProperties: Bool {
      hasGeneratedClass || fields["codeGenerationType"] == "category"
    }
  }

  let entities: [Entity]

  /// Reads a model, or the current version of a model with several versions.
  init(at folder: URL) {
    let file = Self.currentVersion(of: folder).appending(path: "contents")
    let reader = Reader()
    let parser = (try? Data(contentsOf: file)).map { XMLParser(data: $0) }
    parser?.delegate = reader
    _ = parser?.parse()
    entities = reader.entities
  }

  private static func currentVersion(of folder: URL) -> URL {
    if folder.pathExtension == "xcdatamodel" { return folder }
    let list = try? Data(contentsOf: folder.appending(path: ".xccurrentversion"))
    let object = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let current = (object as? [String: String])?["_XCCurrentVersionName"]
    let versions = try? FileManager.default.contentsOfDirectory(
      atPath: folder.resolvingSymlinksInPath().path)
    let first = versions?.filter { $0.hasSuffix(".xcdatamodel") }.sorted().first
    return folder.appending(path: current ?? first ?? "")
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes fields: [String: String]
    ) {
      switch name {
      case "entity": entities.append(Entity(fields: fields))
      case "attribute": entities.indices.last.map { entities[$0].attributes.append(fields) }
      case "relationship": entities.indices.last.map { entities[$0].relationships.append(fields) }
      default: break
      }
    }
  }
}

// MARK: - Source

extension ManagedModel {
  /// Returns a source file with the classes and the descriptions of the entities of models.
  ///
  /// - Parameter sources: The sources of the target, which can declare that a class is identifiable.
  static func source(of models: [ManagedModel], besides sources: [URL]) -> String {
    let identifiable = Set(sources.flatMap(identifiableTypes))
    let entities = models.flatMap(\.entities).filter { $0.className != "NSManagedObject" }
    let all = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return """
      // Written by the plugin UnchangedSources of Platen.

      import CoreData
      import Foundation

      \(entities.map { $0.declarations(in: all, besides: identifiable) }.joined())
      enum _UnchangedModel: _ManagedModel {
        static var entities: [NSEntityDescription] {
          [
      \(entities.map { "      \($0.description(in: all)),\n" }.joined())    ]
        }
      }

      """
  }

  /// Returns the types that extensions in a file declare to be identifiable.
  private static func identifiableTypes(in file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let pattern = #/extension\s+(\w+)\s*:[^{]*\bIdentifiable\b/#
    return text.matches(of: pattern).map { String($0.1) }
  }
}

extension ManagedModel.Entity {
  fileprivate func declarations(in all: [String: Self], besides identifiable: Set<String>) -> String
  {
    guard hasGeneratedProperties else { return "" }
    let parent = parent.flatMap { all[$0]?.className } ?? "NSManagedObject"
    let isIdentified = self.parent != nil || identifiable.contains(className)
    let superclass = parent + (isIdentified ? "" : ", Identifiable")
    let declaration = hasGeneratedClass ? "public class \(className): \(superclass) {}\n" : ""
    return """
      \(declaration)extension \(className) {
        public class func fetchRequest() -> NSFetchRequest<\(className)> {
          NSFetchRequest<\(className)>(entityName: \(String(reflecting: name)))
        }
      \(attributes.map(property).joined())\(relationships.map { property(for: $0, in: all) }.joined())}

      """
  }

  private func property(for attribute: [String: String]) -> String {
    property(attribute["name"] ?? "", Self.type(of: attribute))
  }

  private func property(_ name: String, _ type: String, _ access: String = "public ") -> String {
    "  \(access)var \(name.escaped): \(type) {\n"
      + "    get { self[_managed: \"\(name)\"] }\n    set { self[_managed: \"\(name)\"] = newValue }\n  }\n"
  }

  private func property(for relationship: [String: String], in all: [String: Self]) -> String {
    let name = relationship["name"] ?? ""
    let other = relationship["destinationEntity"].flatMap { all[$0] }
    let otherClass = other?.className ?? "NSManagedObject"
    // A class that the app declares can be internal.
    let access = other?.hasGeneratedClass == false ? "" : "public "
    guard relationship["toMany"] == "YES" else { return property(name, otherClass + "?", access) }
    let set = relationship["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let methods = [("add", "To", "to"), ("remove", "From", "from")].map { verb, word, label in
      """
        \(access)func \(verb)\(word)\(capitalized)(_ value: \(otherClass)) {
          _\(verb)([value], \(label): "\(name)")
        }
        public func \(verb)\(word)\(capitalized)(_ values: \(set)) {
          _\(verb)(values.map { $0 }, \(label): "\(name)")
        }

      """
    }
    return property(name, set + "?") + methods.joined()
  }

  /// The type of an attribute, as Xcode writes it.
  private static func type(of attribute: [String: String]) -> String {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    let type = attribute["attributeType"] ?? ""
    if let scalar = scalars[type] { return isScalar ? scalar : "NSNumber?" }
    if type == "Transformable" { return (attribute["customClassName"] ?? "NSObject") + "?" }
    return (objects[type] ?? "NSObject") + "?"
  }

  private static let scalars = [
    "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
    "Double": "Double", "Float": "Float",
  ]
  private static let objects = [
    "String": "String", "Date": "Foundation.Date", "Binary": "Foundation.Data", "UUID": "UUID",
    "URI": "Foundation.URL", "Decimal": "NSDecimalNumber",
  ]

  /// The entity and those from which it inherits.
  private func ancestry(in all: [String: Self]) -> [Self] {
    var (found, next) = ([self], parent)
    while let entity = next.flatMap({ all[$0] }), !found.contains(where: { $0.name == entity.name })
    {
      found.append(entity)
      next = entity.parent
    }
    return found
  }

  fileprivate func description(in all: [String: Self]) -> String {
    let family = ancestry(in: all)
    let defaults = family.flatMap(\.attributes).compactMap(Self.defaultValue)
    let relationships = family.flatMap(\.relationships).map { relationship in
      "_ManagedRelationship(\"\(relationship["name"] ?? "")\", "
        + "inverse: \(relationship["inverseName"].map { "\"\($0)\"" } ?? "nil"), "
        + "isToMany: \(relationship["toMany"] == "YES"), "
        + "cascades: \(relationship["deletionRule"] == "Cascade"))"
    }
    return "NSEntityDescription(_name: \(String(reflecting: name)), of: \(className).self, "
      + "defaults: [\(defaults.isEmpty ? ":" : defaults.joined(separator: ", "))], "
      + "relationships: [\(relationships.joined(separator: ", "))])"
  }

  /// The element of a dictionary with the default value of an attribute.
  private static func defaultValue(of attribute: [String: String]) -> String? {
    guard let name = attribute["name"], let text = attribute["defaultValueString"] else {
      return nil
    }
    let value: String? =
      switch attribute["attributeType"] {
      case "String": String(reflecting: text)
      case "Boolean": "\(text == "YES")"
      case let type? where scalars[type] != nil:
        Double(text).map { "\(scalars[type] ?? "")(\($0.isNaN ? 0 : $0))" }
      default: nil
      }
    return value.map { "\"\(name)\": \($0)" }
  }
}

extension String {
  /// The name as an identifier: a keyword is between backticks.
  fileprivate var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  private static let keywords: Set = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "Type", "typealias", "var", "where", "while",
  ]
}
