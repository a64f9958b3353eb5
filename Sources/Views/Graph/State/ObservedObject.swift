import PlatenContext

/// A property wrapper that updates the view when an observable object owned elsewhere changes.
///
///     struct ProfileScreen: View {
///       @ObservedObject var model: ProfileModel
///
///       var body: some View {
///         TextField("Name", text: $model.name)
///       }
///     }
///
/// The view subscribes to the object's `objectWillChange` publisher.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ManagedProperty {
  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates an observed object from the wrapped property's initial value.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates an observed object with an initial value.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// A wrapper that creates bindings to the observed object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    node.graph.dependency(for: wrappedValue).read()
  }

  package func isSame(as other: ObservedObject) -> Bool {
    wrappedValue === other.wrappedValue
  }

  /// A wrapper that creates bindings to the properties of an observable object.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the observable object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectLocation(object: object, keyPath: keyPath))
    }
  }
}
