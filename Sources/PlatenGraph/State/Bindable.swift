import Observation

/// Makes bindings to the properties of an `@Observable` model.
///
///     @Observable final class Profile { var name = "" }
///
///     struct ProfileScreen: View {
///       @Bindable var profile: Profile
///
///       var body: some View { TextField("Name", text: $profile.name) }
///     }
///
/// Views that read the model need nothing: a view is evaluated again when a property changes that
/// it read, and no other. To make a binding to a property is to read it.
@MainActor @preconcurrency
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Value

  /// Bindings to the properties of a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of a model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same as another.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// This value, to make bindings with.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to one property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}
