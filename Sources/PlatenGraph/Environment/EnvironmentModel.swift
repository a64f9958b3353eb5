import Observation

private struct EnvironmentModelKey<Model: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension EnvironmentValues {
  /// The nearest model of a type; set it to `nil` to hide those above.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentModelKey<T>.self] }
    set { self[EnvironmentModelKey<T>.self] = newValue }
  }
}

extension View {
  /// Gives an `@Observable` model to every view below that asks for one of its type by
  /// `@Environment(Account.self)`; with `nil`, those find none.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}

/// A model that a view reads and that no view above supplies.
enum MissingModel {
  /// Ends the program, as in SwiftUI: there is no value to go on with, and the mistake is the
  /// program's.
  ///
  /// - Parameters:
  ///   - kind: The protocol of such models.
  ///   - modifier: The name of the modifier that supplies one.
  ///   - viewType: The view that reads it, if it is on a screen.
  static func fail(
    _ model: Any.Type, _ kind: String, modifier: String, in viewType: Any.Type?
  ) -> Never {
    let reader = viewType.map { "\($0)" } ?? "a view that is not on a screen"
    fatalError(
      """
      No \(kind) of type \(model) found in \(reader). A \
      View.\(modifier)(_:) for \(model) may be missing as an ancestor of this view.
      """)
  }
}
