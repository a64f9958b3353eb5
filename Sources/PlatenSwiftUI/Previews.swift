#if os(Linux)
  /// A screen to open by name: views with data made up for them.
  ///
  ///     #Preview("Empty") { TeaList(teas: []) }
  ///
  /// - Parameters:
  ///   - name: What `open` opens it by; without one, the name of the file.
  ///   - body: The views.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "PlatenMacros", type: "Preview")

  /// The same with traits, such as an orientation, which change nothing here.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "PlatenMacros", type: "Preview")

  /// A state of a preview's own, declared in its closure.
  ///
  ///     #Preview {
  ///       @Previewable @State var isOn = true
  ///       Toggle("Milk", isOn: $isOn)
  ///     }
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "PlatenMacros", type: "Previewable")
#endif
