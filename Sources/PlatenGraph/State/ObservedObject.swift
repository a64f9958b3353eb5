import PlatenReactive

/// A model that somebody else owns; the view follows its `objectWillChange`.
///
///     struct ProfileScreen: View {
///       @ObservedObject var model: ProfileModel
///
///       var body: some View {
///         TextField("Name", text: $model.name)
///       }
///     }
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ManagedProperty {
  /// The model.
  public var wrappedValue: ObjectType

  /// Follows a model.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows a model.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the model: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    node.graph.dependency(for: wrappedValue).read()
  }

  package func isSame(as other: ObservedObject) -> Bool {
    wrappedValue === other.wrappedValue
  }

  /// Bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to one property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectLocation(object: object, keyPath: keyPath))
    }
  }
}
