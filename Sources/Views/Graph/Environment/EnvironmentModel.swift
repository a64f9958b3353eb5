import Observation

private struct EnvironmentModelKey<Model: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

extension EnvironmentValues {
  /// The nearest observable model of a type; setting `nil` hides the models of ancestors.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentModelKey<T>.self] }
    set { self[EnvironmentModelKey<T>.self] = newValue }
  }
}

extension View {
  /// Supplies an `@Observable` model to this view and its descendants.
  ///
  /// Descendants read the model by its type, for example with `@Environment(Account.self)`. If the
  /// model is `nil`, descendants find no model of this type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}

/// The error that occurs when a view reads a model that no ancestor supplies.
enum MissingModel {
  /// Stops the program, as SwiftUI does, because no value is available.
  ///
  /// - Parameters:
  ///   - kind: The protocol to which the model conforms.
  ///   - modifier: The name of the modifier that supplies a model of this kind.
  ///   - viewType: The type of the view that reads the model, if the view is on a screen.
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
