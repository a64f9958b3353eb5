/// An object of an Xcode project, such as a target or a group.
struct XcodeObject {
  let id: String
  private let fields: [String: PropertyList]

  init?(id: String, _ value: PropertyList) {
    guard let fields = value.dictionary else { return nil }
    self.id = id
    self.fields = fields
  }

  /// The type of the object.
  var isa: String { self["isa"] ?? "" }

  /// The text of a field.
  subscript(field: String) -> String? { fields[field]?.text }

  /// The texts in a field that contains an array.
  func list(_ field: String) -> [String] { fields[field]?.array?.compactMap(\.text) ?? [] }

  func dictionary(_ field: String) -> [String: PropertyList] { fields[field]?.dictionary ?? [:] }
}
