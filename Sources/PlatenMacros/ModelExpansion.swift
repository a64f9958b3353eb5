import PlatenSyntax

/// The expansion of `@Model`: observed properties, as those of `@Observable`, whose observer also
/// notifies the context of the model.
///
///     @Model final class Note {
///       var title: String  // @ObservationTracked
///     }
extension Request.Attachment {
  var modelExpansion: String {
    switch macroRole {
    case "member": Self.members(of: Self.typeName(in: declSyntax.source))
    case "memberAttribute":
      Variable(storedIn: declSyntax.source) == nil ? "" : "@ObservationTracked"
    case "extension": "extension \(extendedTypeSyntax?.source ?? ""): PersistentModel {}"
    default: ""
    }
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
