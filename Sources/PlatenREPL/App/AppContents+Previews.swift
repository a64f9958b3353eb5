import Platen

extension AppContents {
  /// What an app adds up to, and the previews that its program has: screens like any other, which no
  /// scene has to name.
  init(ofApp scene: some Scene) {
    self.init(of: scene)
    catalogue.add(FoundPreview.all)
  }
}
