/// A property of a view that updates the view when external state changes.
///
/// A custom struct that contains dynamic properties can itself be a dynamic property. The contained
/// properties behave as they do in a view, and `update()` runs before each evaluation of the body.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Updates the property before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing. This default suits a property that consists of other dynamic properties.
  public mutating func update() {}
}

/// A dynamic property that is bound to the node of its view before each evaluation.
@MainActor @preconcurrency
package protocol ManagedProperty: DynamicProperty, SelfComparing {
  /// Binds the property to a node and to the object that the property stored in the previous
  /// evaluation.
  mutating func bind(to node: Node, storage: inout AnyObject?)
}

/// The stored object of a dynamic property. Views depend on the value of the property.
@MainActor
protocol DependencyOwner: AnyObject {
  var dependency: Dependency { get }
}

/// The objects that a node's dynamic properties store between evaluations, in declaration order.
package typealias PropertyStorage = [AnyObject?]
