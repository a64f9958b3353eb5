import PlatenSyntax

/// The expansion of `@Entry`: a key with the default value, and a property that reads and sets the
/// value.
///
///     extension EnvironmentValues {
///       @Entry var currency: String = "EUR"
///     }
///
///     // private struct __Key_currency: EnvironmentKey {
///     //   static var defaultValue: String { "EUR" }
///     // }
struct EntryExpansion {
  let text: String

  init(_ request: Request.Attachment) {
    let variable = Variable(request.declSyntax.source)
    if request.macroRole == "accessor" {
      text = variable?.entryAccessors ?? ""
    } else {
      text =
        variable?.entryKey
        ?? #"#error("@Entry requires a variable with a value: @Entry var name = value")"#
    }
  }
}
