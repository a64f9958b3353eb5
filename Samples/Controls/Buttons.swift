// Buttons, and controls made of buttons. Run it: swift run gallery, then open controls button,
// controlgroup, sharelink or editbutton. It shows roles, a custom style, and edit mode.

import Foundation
import Platen

// MARK: - View

public struct ButtonPage: View {
  @State private var pressed = "nothing"

  public init() {}

  public var body: some View {
    Text("Pressed: \(pressed)")
    Button("Save") { pressed = "Save" }
    Button("Delete", role: .destructive) { pressed = "Delete" }
    Button("Upload") { pressed = "Upload" }.disabled(true)
    Button("Add", systemImage: "plus") { pressed = "Add" }
    Button("Continue") { pressed = "Continue" }.buttonStyle(ArrowButtonStyle())
  }
}

/// A button style that draws an arrow before the label.
private struct ArrowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("→").bold()
      configuration.label
    }
  }
}

public struct ControlGroupPage: View {
  @State private var size = 100

  public init() {}

  public var body: some View {
    Text("Size: \(size) %")
    ControlGroup("Zoom") {
      Button("Smaller") { size -= 25 }.disabled(size == 25)
      Button("Larger") { size += 25 }
    }
  }
}

public struct ShareLinkPage: View {
  public init() {}

  public var body: some View {
    // The string is a constant and a valid URL.
    ShareLink("Share the page", item: URL(string: "https://example.org/page")!)
    ShareLink("Share the quote", item: "Simplicity is a great virtue.")
    Text("A shared string is written to the log.")
  }
}

public struct EditButtonPage: View {
  @State private var tasks = ["Water the plants", "Feed the cat"]

  public init() {}

  public var body: some View {
    NavigationStack {
      TaskList(tasks: $tasks)
        .navigationTitle("Tasks")
        .toolbar { EditButton() }
    }
  }
}

/// The content of the stack, whose environment contains the edit mode.
private struct TaskList: View {
  @Environment(\.editMode) private var editMode
  @Binding var tasks: [String]

  var body: some View {
    List {
      ForEach(tasks, id: \.self) { Text($0) }
        .onDelete { tasks.remove(atOffsets: $0) }
      if editMode?.wrappedValue.isEditing == true {
        Button("Remove all", role: .destructive) { tasks = [] }
      }
    }
  }
}
