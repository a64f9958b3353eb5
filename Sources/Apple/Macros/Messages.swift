/// A request from the compiler, limited to the fields that this plugin uses.
struct Request: Decodable {
  /// The capabilities of the compiler.
  struct Capability: Decodable {}

  /// A request to expand a freestanding macro.
  struct Expansion: Decodable {
    let macro: Macro
    /// The prefix of unique names that the macro declares.
    let discriminator: String
    let syntax: Syntax
  }

  /// A request to expand an attached macro in one of its roles.
  struct Attachment: Decodable {
    let macro: Macro
    let macroRole: String
    /// The declaration, including the macro and other attributes.
    let declSyntax: Syntax
    /// The type that an extension extends.
    let extendedTypeSyntax: Syntax?
  }

  struct Macro: Decodable {
    /// The name as written in the source, including trailing whitespace.
    let name: String
    /// The type in the plugin that implements the macro.
    let typeName: String
  }

  /// The source text of the macro with its arguments and leading text.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  struct Location: Decodable {
    /// The module name and file name, separated by a slash.
    let fileID: String
    let line: Int
    let column: Int
  }

  let getCapability: Capability?
  let expandFreestandingMacro: Expansion?
  let expandAttachedMacro: Attachment?
}

/// A response from the plugin to the compiler.
struct Answer: Encodable {
  struct Capabilities: Encodable {
    /// The version of the plugin protocol that defines these messages.
    let capability = ["protocolVersion": 7]
  }

  struct Expanded: Encodable {
    let expandedSource: String
    let diagnostics: [String] = []
  }

  var getCapabilityResult: Capabilities?
  var expandMacroResult: Expanded?
}
