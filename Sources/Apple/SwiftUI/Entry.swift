/// Declares an environment value in one line.
///
///     extension EnvironmentValues {
///       @Entry var currency: String = "EUR"
///     }
///
/// A value without an explicit type must be `Sendable`, for example a literal.
///
///     PriceList().environment(\.currency, "USD")
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PlatenMacros", type: "Entry")
