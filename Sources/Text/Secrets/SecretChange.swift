/// A change to the secrets of a session.
package enum SecretChange {
  /// The named and the entered secrets, and their lines.
  case complete(Set<String>)
  /// The text that is being typed into a secure field; empty if none is.
  case typed(String)
}
