extension Text {
  /// What `+` gives, for modules that see the type and not its operator.
  package func followed(by other: Text) -> Text { self + other }
}
