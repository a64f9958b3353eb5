import PlatenViews

extension ScreenRegistry {
  /// Screens that show previews, each opened by its name; where that is taken they are numbered, from
  /// 2 on.
  static func entries(of previews: [FoundPreview], beside named: [Entry]) -> [Entry] {
    var taken = Set(named.map(\.title))
    return previews.map { preview in
      let variants = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? nil : "\($0)" }
      let variant = variants.first { !taken.contains(title(preview.name, $0)) } ?? nil
      taken.insert(title(preview.name, variant))
      return Entry(preview.name, variant: variant) { AnyView(preview.content()) }
    }
  }
}
