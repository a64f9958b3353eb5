import PlatenSyntax

/// The expansion of `@Model`: observed properties, as those of `@Observable`, whose observer also
/// notifies the context of the model.
///
///     @Model final class Note {
///       var title: String  // @ObservationTracked
///       @Relationship(deleteRule: .cascade) var tags: [Tag]  // in _$relationships
///     }
extension Request.Attachment {
  var modelExpansion: String {
    switch macroRole {
    case "member": Self.members(of: Self.typeName(in: declSyntax.source)) + relationships
    case "memberAttribute":
      Variable(storedIn: declSyntax.source) == nil ? "" : "@ObservationTracked"
    case "extension": "extension \(extendedTypeSyntax?.source ?? ""): PersistentModel {}"
    default: ""
    }
  }

  /// The list of the properties with the attribute `@Relationship`.
  private var relationships: String {
    let source = Source(declSyntax.source)
    let type = Self.typeName(in: declSyntax.source)
    let members = source.firstBraces.map { source.statements(in: $0) } ?? []
    let calls = members.compactMap { member -> String? in
      let declaration = source.text(at: member)
      guard let variable = Variable(storedIn: declaration),
        let arguments = Source(declaration).argumentsAfter("@Relationship")
      else { return nil }
      let list = arguments.isEmpty ? "" : ", " + arguments
      return "    _ModelRelationship(\\\(type).\(variable.name)\(list)),\n"
    }
    if calls.isEmpty { return "" }
    return """


      static nonisolated var _$relationships: [_ModelRelationship] {
        [
      \(calls.joined())  ]
      }
      """
  }

  private static func typeName(in declaration: String) -> String {
    let name = Source(declaration).text(after: "class ")?.drop { $0 == " " }
    return String(name?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? "")
  }

  private static func members(of type: String) -> String {
    """
    @ObservationIgnored let _$observationRegistrar = _ModelRegistrar()

    nonisolated func access<Member>(keyPath: KeyPath<\(type), Member>) {
      _$observationRegistrar.access(self, keyPath: keyPath)
    }

    nonisolated func withMutation<Member, MutationResult>(
      keyPath: KeyPath<\(type), Member>, _ mutation: () throws -> MutationResult
    ) rethrows -> MutationResult {
      try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
    }

    private nonisolated func shouldNotifyObservers<Member>(_ one: Member, _ other: Member) -> Bool {
      true
    }
    """
  }
}
