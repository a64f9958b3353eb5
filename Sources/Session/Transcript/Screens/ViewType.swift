import PlatenSession

/// The type of a view, represented by its module and name.
package struct ViewType: Equatable, Sendable {
  package let module: String
  package let name: String

  /// Creates a view type from the first type name outside the modules of Platen and Swift.
  ///
  /// - Parameter type: The type of a view, which Platen modifiers may wrap.
  init?(of type: Any.Type) {
    let named = String(reflecting: type).matches(of: /([A-Za-z_]\w*)\.([A-Za-z_]\w*)/)
      .map { ($0.output.1, $0.output.2) }
    let own = named.first { module, _ in !module.hasPrefix("Platen") && module != "Swift" }
    guard let (module, name) = own else { return nil }
    (self.module, self.name) = (String(module), String(name))
  }
}
