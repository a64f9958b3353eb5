#if os(Linux)
  @_exported import Foundation
  import Observation
  import PlatenReactive

  /// A class whose instances a model context stores. The macro `@Model` declares the conformance.
  public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The identity, the context and the observers of the model. The macro `@Model` declares it.
    var _$observationRegistrar: _ModelRegistrar { get }
  }

  extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { _$observationRegistrar.id }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context in which the model is, or `nil` if it is in none.
    public var modelContext: ModelContext? { _$observationRegistrar.context }
    public var isDeleted: Bool {
      modelContext?.deletedModelIDs.contains(persistentModelID) ?? false
    }
    public var hasChanges: Bool { modelContext?.changedIDs.contains(persistentModelID) ?? false }

    public static func == (one: Self, other: Self) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
  }

  /// The identity of a model.
  public struct PersistentIdentifier: Hashable, Comparable, Sendable {
    private static let last = Locked(0)

    /// The number of the model, in the order in which models were created.
    private let number: Int

    init() {
      number = Self.last.withLock {
        $0 += 1
        return $0
      }
    }

    public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
  }

  /// The identity, the context and the observers of a model.
  // As on Apple's platforms, a model is used only by the code that uses its context.
  public final class _ModelRegistrar: @unchecked Sendable {
    let id = PersistentIdentifier()
    weak var context: ModelContext?
    private let observers = ObservationRegistrar()

    public init() {}

    public func access<Subject: PersistentModel, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      observers.access(subject, keyPath: keyPath)
    }

    public func willSet<Subject: PersistentModel, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      context?.willChange(id)
      observers.willSet(subject, keyPath: keyPath)
    }

    public func didSet<Subject: PersistentModel, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      observers.didSet(subject, keyPath: keyPath)
    }

    public func withMutation<Subject: PersistentModel, Member, Result>(
      of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
      context?.willChange(id)
      return try observers.withMutation(of: subject, keyPath: keyPath, mutation)
    }
  }
#endif
