import PlatenViews

extension Session {
  /// What is shown above the screen, the topmost last: only in that can be acted.
  public var modals: [Modal] { layers.compactMap(\.modal) }

  /// Closes what is on top; of another name than that of the topmost, nothing.
  func dismiss(_ name: String) throws(InputError) {
    let layers = layers
    guard let top = layers.last, let modal = top.modal else {
      throw .nothingToDismiss(name, existing: [])
    }
    let names = Addressing(top.controls).names
    guard name.isEmpty || name == modal.name else {
      let existing = layers.compactMap(\.modal?.name)
      if existing.contains(name) { throw .behind(name, modal, existing: names) }
      throw .nothingToDismiss(name, existing: existing)
    }
    guard let dismiss = top.dismiss else { throw .cannotDismiss(modal, existing: names) }
    try endEditing()
    perform(dismiss)
  }
}

extension Modal {
  /// What `dismiss` calls it: its title, or what it is.
  var name: String { title.isEmpty ? kind.rawValue : title }

  /// What a message calls it.
  var phrase: String { "the \(kind.rawValue)" + (title.isEmpty ? "" : " \(quoted(title))") }
}
