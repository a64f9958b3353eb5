@_exported import Foundation
import Observation
import PlatenContext

/// A class whose instances a model context stores. The macro `@Model` declares the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _ModelReference {
  /// The identity, the context and the observers of the model. The macro `@Model` declares it.
  var _$observationRegistrar: _ModelRegistrar { get }

  /// The relationships of the type. The macro `@Model` declares them.
  static var _$relationships: [_ModelRelationship] { get }
}

extension PersistentModel {
  public static var _$relationships: [_ModelRelationship] { [] }

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
  /// The models to which properties referred, while they change.
  private var referred: [AnyKeyPath: [any PersistentModel]] = [:]

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
    if _ModelRelationship[keyPath] != nil { referred[keyPath] = subject.models(in: keyPath) }
    observers.willSet(subject, keyPath: keyPath)
  }

  public func didSet<Subject: PersistentModel, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    observers.didSet(subject, keyPath: keyPath)
    guard let relationship = _ModelRelationship[keyPath] else { return }
    update(relationship, of: subject, from: referred.removeValue(forKey: keyPath) ?? [])
  }

  public func withMutation<Subject: PersistentModel, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  /// Sets the other side of a relationship, and inserts new models in the context.
  private func update(
    _ relationship: _ModelRelationship, of subject: some PersistentModel,
    from old: [any PersistentModel]
  ) {
    let new = subject.models(in: relationship.property)
    for model in new where !old.contains(where: { $0 === model }) {
      context?.insert(model)
      if let inverse = relationship.inverse { model.refer(to: subject, true, in: inverse) }
    }
    guard let inverse = relationship.inverse else { return }
    for model in old where !new.contains(where: { $0 === model }) {
      model.refer(to: subject, false, in: inverse)
    }
  }
}
