/// A property of a view that brings the view up to date with something outside of it.
///
/// A struct of your own that has such properties can be one too: they work in it as in a view,
/// and `update()` runs before each evaluation of the body.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: properties that are made of others need no more than those do.
  public mutating func update() {}
}

/// A dynamic property that is connected to the node of its view before each evaluation.
@MainActor @preconcurrency
package protocol ManagedProperty: DynamicProperty, SelfComparing {
  /// Connects to the node; `storage` is what this property of this node kept the last time.
  mutating func bind(to node: Node, storage: inout AnyObject?)
}

/// What a dynamic property keeps whose value views read.
@MainActor
protocol DependencyOwner: AnyObject {
  var dependency: Dependency { get }
}

/// What the dynamic properties of one node keep between evaluations, by their order in the view.
package typealias PropertyStorage = [AnyObject?]
