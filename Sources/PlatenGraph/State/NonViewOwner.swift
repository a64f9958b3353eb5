/// Something that is no view, and whose dynamic properties are a view's all the same, such as an app.
package struct NonViewOwner<Owner>: DynamicProperty {
  /// What has the properties.
  package let owner: Owner

  package init(_ owner: Owner) { self.owner = owner }

  /// Whether there are any.
  package var hasProperties: Bool { DynamicPropertyFields.of(Owner.self).hasProperties }
}

/// What has the dynamic properties of its one field.
protocol PropertyOwner {
  static var held: Any.Type { get }
}

extension NonViewOwner: PropertyOwner {
  nonisolated static var held: Any.Type { Owner.self }
}
