import PlatenViews

extension Session {
  /// What is shown above the screen, the topmost last: only in that can be acted.
  public var modals: [Modal] { layers.compactMap(\.modal) }

  /// Closes what is on top; of another name than that of the topmost, nothing. Where nothing is shown
  /// above the screen, goes back to the page below.
  func dismiss(_ name: String) throws(InputError) {
    let layers = layers
    guard let top = layers.last else { throw .nothingToDismiss(name, existing: []) }
    guard let modal = top.modal else { return try goBack(by: top.dismiss, named: name) }
    let names = ControlNames(top.controls).names
    guard name.isEmpty || name == modal.name else {
      let existing = layers.compactMap(\.modal?.name)
      if existing.contains(name) { throw .behind(name, modal, existing: names) }
      throw .nothingToDismiss(name, existing: existing)
    }
    guard let dismiss = top.dismiss else { throw .cannotDismiss(modal, existing: names) }
    try endEditing(to: .dismiss)
    perform(dismiss)
  }

  private func goBack(
    by dismiss: (@MainActor () -> Void)?, named name: String
  ) throws(InputError) {
    guard let dismiss, name.isEmpty else { throw .nothingToDismiss(name, existing: []) }
    try endEditing(to: .dismiss)
    perform(dismiss)
  }
}

extension Modal {
  /// What `dismiss` calls it: its title, or what it is.
  package var name: String { title.isEmpty ? kind.rawValue : title }

  /// What a message calls it.
  package var phrase: String {
    "the \(kind.rawValue)" + (title.isEmpty ? "" : " \(title.shown.inQuotes)")
  }
}
