// Alerts, sheets, confirmation dialogs and menus. Run it: swift run gallery, then open controls
// alert, sheet, confirmationdialog, menu or contextmenu. It shows button roles, a sheet that
// dismisses itself, a menu that opens in place, and a menu that is not visible.

import Platen

// MARK: - View

public struct AlertPage: View {
  @State private var isOutdated = false
  @State private var answer = "none"

  public init() {}

  public var body: some View {
    Text("Answer: \(answer)")
    Button("Check") { isOutdated = true }
      .alert("Please update", isPresented: $isOutdated) {
        Button("Upgrade") { answer = "upgrade" }
        Button("Not now", role: .cancel) { answer = "not now" }
      } message: {
        Text("This version is a year old.")
      }
  }
}

public struct SheetPage: View {
  @State private var isEditing = false
  @State private var name = "Ada"

  public init() {}

  public var body: some View {
    Text("Name: \(name)")
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) { NameEditor(name: $name) }
  }
}

/// The content of the sheet.
private struct NameEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
    Button("Done") { dismiss() }
  }
}

public struct ConfirmationDialogPage: View {
  @State private var isDeleting = false
  @State private var notes = 3

  public init() {}

  public var body: some View {
    Text("Notes: \(notes)")
    Button("Delete all", role: .destructive) { isDeleting = true }
      .confirmationDialog("Delete all notes?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) { notes = 0 }
      }
  }
}

public struct MenuPage: View {
  @State private var done = "nothing"

  public init() {}

  public var body: some View {
    Text("Done: \(done)")
    Menu("Actions") {
      Button("Copy") { done = "copy" }
      Button("Delete", role: .destructive) { done = "delete" }
    }
  }
}

public struct ContextMenuPage: View {
  @State private var photos = ["Beach", "Forest"]
  @State private var done = "nothing"

  public init() {}

  public var body: some View {
    Text("Done: \(done)")
    List(photos, id: \.self) { photo in
      Text(photo).contextMenu {
        Button("Copy") { done = "copied \(photo)" }
        Button("Delete", role: .destructive) {
          photos.removeAll { $0 == photo }
          done = "deleted \(photo)"
        }
      }
    }
  }
}
