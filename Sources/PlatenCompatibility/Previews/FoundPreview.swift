@_spi(Nodes) import PlatenGraph

/// A preview that the program has, by a `#Preview` or a `PreviewProvider`.
@MainActor
package struct FoundPreview {
  /// What it is called: its name, or else its file's; a provider is called as its type.
  package let name: String
  /// Makes the views.
  package let content: @MainActor () -> any View

  /// The previews of a provider.
  package init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    name = "\(provider)"
    content = { Provider.previews }
  }

  private init(_ registry: any PreviewRegistry.Type) {
    let preview = registry.makePreview()
    let file = registry.fileID.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    name = preview.name.flatMap { $0.isEmpty ? nil : $0 } ?? String(file)
    content = preview.content
  }

  /// Those of all modules of the program, in the order of files and lines, and then the providers;
  /// looked for when they are asked for first.
  package static let all: [FoundPreview] = {
    let types = conformingTypes(to: [(any PreviewRegistry).self, (any PreviewProvider).self])
    let places = types[0].compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = types[1].compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
    return places.map { FoundPreview($0) } + providers.map { FoundPreview($0) }
  }()
}
