#if os(Linux)
  /// A value of the environment, declared in one line.
  ///
  ///     extension EnvironmentValues {
  ///       @Entry var currency: String = "EUR"
  ///     }
  ///
  /// A value without a type before it has to be `Sendable`, such as a literal.
  ///
  ///     PriceList().environment(\.currency, "USD")
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "PlatenMacros", type: "Entry")
#endif
