/// What an adoption leaves out of a project, with the reasons.
final class Omissions {
  /// Something that was left out.
  struct Omission: Codable, Hashable {
    /// The path of a file or a folder, or the name of a setting.
    var name: String
    var reason: String
  }

  private(set) var all: [Omission] = []
  private var known: Set<Omission> = []

  /// Adds an omission, unless it is already known.
  func add(_ name: String, because reason: String) {
    let omission = Omission(name: name, reason: reason)
    if known.insert(omission).inserted { all.append(omission) }
  }
}
