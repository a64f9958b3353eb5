/// What the compiler asks, as far as this plugin answers it.
struct Request: Decodable {
  /// What it can do.
  struct Capability: Decodable {}

  /// To expand a macro that stands by itself.
  struct Expansion: Decodable {
    let macro: Macro
    /// What names that the macro makes up begin with.
    let discriminator: String
    let syntax: Syntax
  }

  /// To expand a macro that stands before a declaration, in one of its roles.
  struct Attachment: Decodable {
    let macro: Macro
    let macroRole: String
    /// The declaration, with the macro and what else stands before it.
    let declSyntax: Syntax
  }

  struct Macro: Decodable {
    /// As it is written, with the space after it.
    let name: String
    /// What implements it.
    let typeName: String
  }

  /// The macro as it is written, with its arguments and what stands before it.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  struct Location: Decodable {
    /// The module and the file.
    let fileID: String
    let line: Int
    let column: Int
  }

  let getCapability: Capability?
  let expandFreestandingMacro: Expansion?
  let expandAttachedMacro: Attachment?
}

/// What the plugin says to it.
struct Answer: Encodable {
  struct Capabilities: Encodable {
    /// The version of the protocol that has these messages.
    let capability = ["protocolVersion": 7]
  }

  struct Expanded: Encodable {
    let expandedSource: String
    let diagnostics: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expanded?
}
