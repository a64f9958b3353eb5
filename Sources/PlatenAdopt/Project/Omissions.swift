/// What an adoption leaves out of a project, with the reasons.
final class Omissions {
  private(set) var all: [Report.Omission] = []
  private var known: Set<Report.Omission> = []

  /// Adds an omission, unless it is already known.
  func add(_ name: String, because reason: String) {
    let omission = Report.Omission(name: name, reason: reason)
    if known.insert(omission).inserted { all.append(omission) }
  }
}
