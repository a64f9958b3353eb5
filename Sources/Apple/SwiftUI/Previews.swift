/// Declares a preview, which the `open` command shows as a screen.
///
///     #Preview("Empty") { TeaList(teas: []) }
///
/// - Parameters:
///   - name: The name that `open` uses. The default is the file name.
///   - body: A closure that returns the views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlatenMacros", type: "Preview")

/// Declares a preview with traits, such as an orientation, which have no effect in a terminal.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlatenMacros", type: "Preview")

/// Declares a dynamic property in the closure of a preview.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Milk", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "PlatenMacros", type: "Previewable")
