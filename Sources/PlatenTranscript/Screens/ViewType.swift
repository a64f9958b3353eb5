import PlatenSession

/// A view's type as a program names it: its module, and its name.
package struct ViewType: Equatable, Sendable {
  package let module: String
  package let name: String

  /// - Parameter type: The type of a view, or of one in modifiers, which are of modules of ours.
  init?(of type: Any.Type) {
    let named = String(reflecting: type).matches(of: /([A-Za-z_]\w*)\.([A-Za-z_]\w*)/)
      .map { ($0.output.1, $0.output.2) }
    let own = named.first { module, _ in !module.hasPrefix("Platen") && module != "Swift" }
    guard let (module, name) = own else { return nil }
    (self.module, self.name) = (String(module), String(name))
  }
}
