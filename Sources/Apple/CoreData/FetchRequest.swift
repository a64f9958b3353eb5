import Foundation
import PlatenControls
import PlatenGraph

/// A property wrapper that fetches objects from the context of the environment, and updates the
/// view when the results change.
///
///     struct NoteList: View {
///       @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var notes: FetchedResults<Note>
///
///       var body: some View { ForEach(notes) { Text($0.title ?? "") } }
///     }
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var order: FetchedResults<Result>.Order
  private var objects: [Result] = []

  private init(_ order: FetchedResults<Result>.Order) { _order = State(initialValue: order) }

  public var wrappedValue: FetchedResults<Result> {
    context.store.noteAccess()
    return FetchedResults(order: $order, objects: objects)
  }

  public mutating func update() { objects = order.results(in: context) }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches the objects of a class.
  // An empty array is one of Swift's sort descriptors.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }

  /// Fetches the objects of a class in the order of Swift's sort descriptors.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entity: Result.entity())
    self.init(
      FetchedResults.Order(
        request: request, predicate: predicate, sortDescriptors: sortDescriptors))
  }
}

extension FetchRequest {
  /// Fetches the objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entity: entity)
    request.sortDescriptors = sortDescriptors
    self.init(FetchedResults.Order(request: request, predicate: predicate))
  }

  /// Fetches the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(
      FetchedResults.Order(request: fetchRequest, predicate: fetchRequest.predicate))
  }

  /// Fetches the results of a request. The transaction has no effect.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
}

/// The objects that a `@FetchRequest` has found.
@MainActor @preconcurrency
public struct FetchedResults<Result>: @preconcurrency RandomAccessCollection {
  /// What is fetched, and in which order.
  fileprivate struct Order {
    let request: NSFetchRequest<Result>
    var predicate: NSPredicate?
    var nsSortDescriptors: [NSSortDescriptor]
    var sortDescriptors: [SortDescriptor<Result>]

    init(
      request: NSFetchRequest<Result>, predicate: NSPredicate?,
      sortDescriptors: [SortDescriptor<Result>] = []
    ) {
      (self.request, self.predicate, self.sortDescriptors) = (request, predicate, sortDescriptors)
      nsSortDescriptors = request.sortDescriptors ?? []
    }

    func results(in context: NSManagedObjectContext) -> [Result] {
      (request.predicate, request.sortDescriptors) = (predicate, nsSortDescriptors)
      // Requests of objects in memory do not fail.
      let objects = (try? context.fetch(request)) ?? []
      return sortDescriptors.isEmpty ? objects : objects.sorted(using: sortDescriptors)
    }
  }

  @Binding fileprivate var order: Order
  fileprivate let objects: [Result]

  fileprivate init(order: Binding<Order>, objects: [Result]) {
    (_order, self.objects) = (order, objects)
  }

  nonisolated public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition of the request. A new condition updates the view.
  public var nsPredicate: NSPredicate? {
    get { order.predicate }
    nonmutating set { order.predicate = newValue }
  }

  /// The order of the request. A new order updates the view.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { order.nsSortDescriptors }
    nonmutating set { order.nsSortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of Swift's sort descriptors. A new order updates the view.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order.sortDescriptors }
    nonmutating set { order.sortDescriptors = newValue }
  }
}
