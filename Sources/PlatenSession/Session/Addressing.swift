import PlatenViews

/// How controls are found by name, and what each is called.
@MainActor
struct Addressing {
  private let controls: [Control]
  /// The positions of those of an identifier, then of those of a label, each in frame order.
  private var positions: [String: [Int]] = [:]

  init(_ controls: [Control]) {
    self.controls = controls
    for (position, control) in controls.enumerated() {
      if let identifier = control.identifier { positions[identifier, default: []] += [position] }
    }
    for (position, control) in controls.enumerated() where control.identifier != control.label {
      positions[control.label, default: []] += [position]
    }
  }

  /// The first control of a name; with `#2` behind the name the second, and so on.
  func control(named name: String) -> Control? {
    if let first = positions[name]?.first { return controls[first] }
    guard let mark = name.lastIndex(of: "#"),
      let number = Int(name[name.index(after: mark)...]), number > 0,
      let all = positions[String(name[..<mark])], number <= all.count
    else { return nil }
    return controls[all[number - 1]]
  }

  /// A name for each control, by which it is found.
  var names: [String] {
    controls.enumerated().map { position, control in
      let name = control.identifier ?? control.label
      let number = positions[name]?.firstIndex(of: position) ?? 0
      return number == 0 ? name : "\(name)#\(number + 1)"
    }
  }
}
