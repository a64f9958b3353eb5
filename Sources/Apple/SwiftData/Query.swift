import Foundation
import PlatenControls
import PlatenGraph

/// A property wrapper that fetches models from the context of the environment, and updates the view
/// when the results change.
///
///     struct NoteList: View {
///       @Query(sort: \Note.title) private var notes: [Note]
///
///       var body: some View { ForEach(notes) { Text($0.title) } }
///     }
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) public var modelContext
  private let descriptor: FetchDescriptor<Element>
  private var models: [Element] = []

  /// Fetches the results of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }

  /// Fetches the models that meet a condition.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Fetches the models that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Fetches the models that meet a condition, in the order of a property that can be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public var wrappedValue: [Element] {
    modelContext.container.noteAccess()
    return models
  }

  public mutating func update() {
    // A condition that cannot be evaluated finds nothing.
    models = (try? modelContext.fetch(descriptor)) ?? []
  }
}
