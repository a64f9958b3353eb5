import PlatenViews

extension Catalogue {
  /// Adds previews, each by its name; those of a name that is taken are numbered, from 2 on.
  package mutating func add(_ previews: [FoundPreview]) {
    for preview in previews {
      let count = entries.count { $0.name == preview.name }
      let number = count == 0 ? nil : "\(count + 1)"
      entries.append(Entry(preview.name, variant: number) { AnyView(preview.content()) })
    }
  }
}
