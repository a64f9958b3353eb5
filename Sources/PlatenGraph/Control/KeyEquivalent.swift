/// A key that is pressed together with modifier keys: a character, or one that has a name.
public struct KeyEquivalent: Sendable, Hashable {
  /// What the key types; of a key with a name, the character that stands for it.
  public let character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes what is before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what is behind the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears all.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types a character: `"s"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}
