import PlatenContext
@_spi(Nodes) import PlatenGraph

/// A preview in the program, from a `#Preview` macro or a `PreviewProvider`.
@MainActor
package struct FoundPreview {
  /// The name of the preview.
  ///
  /// A `#Preview` without a name is named after its file. A provider is named after its type.
  package let name: String
  /// A closure that creates the views of the preview.
  package let content: @MainActor () -> any View

  /// Creates a preview from the views of a provider.
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

  /// All previews in the program.
  ///
  /// The `#Preview` macros of all modules come first, ordered by file, line and column. The
  /// providers
  /// follow, ordered by name. The list is created at the first access.
  package static let all: [FoundPreview] = {
    let types = conformingTypes(to: [(any PreviewRegistry).self, (any PreviewProvider).self])
    let places = types[0].compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = types[1].compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
    return places.map { FoundPreview($0) } + providers.map { FoundPreview($0) }
  }()
}
