import Observation

/// A property wrapper that creates bindings to the properties of an `@Observable` model.
///
///     @Observable final class Profile { var name = "" }
///
///     struct ProfileScreen: View {
///       @Bindable var profile: Profile
///
///       var body: some View { TextField("Name", text: $profile.name) }
///     }
///
/// A view that only reads the model needs no wrapper. The view is reevaluated when a property that
/// it read changes. Creating a binding to a property counts as reading the property.
@MainActor @preconcurrency
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The observable model.
  public var wrappedValue: Value

  /// Creates a bindable object for the wrapped property's initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a bindable object from an observable model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a bindable object from the projected value of another bindable object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The bindable object itself, which creates bindings: `$profile.name`.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}
