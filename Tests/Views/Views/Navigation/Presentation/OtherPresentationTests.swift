import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

/// Covers, popovers, action sheets, error alerts, dialogs with data, and context menus.
@MainActor
@Suite struct OtherPresentationTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private enum Failure: LocalizedError {
    case offline

    var errorDescription: String? { "You are offline" }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  @Test func onlyTheProgramClosesAFullScreenCover() async {
    let screen = Stated(false) { isShown in
      Button("Open") { isShown.wrappedValue = true }
        .fullScreenCover(isPresented: isShown) { Closing() }
    }
    await expectTranscript(of: screen) {
      """
        ( Open )
      > press Open
      + ── sheet, cannot be dismissed ──
      + ( Close )
      > dismiss
      ! the sheet cannot be dismissed; available: "Close"
      > press Close
      - ── sheet, cannot be dismissed ──
      - ( Close )
      """
    }
  }

  @Test func aPopoverIsPresentedAsASheet() {
    let host = TestGraph(
      Stated(Item?.none) { item in
        Button("Open") { item.wrappedValue = Item(id: 3) }
          .popover(item: item, arrowEdge: .bottom) { item in
            Text("item \(item.id)").presentationDetents([.medium, .height(200)])
          }
      })
    host.press("Open")
    #expect(host.lines == ["( Open )", "── sheet, dismiss closes it ──", "item 3"])
    host.graph.layers.last?.dismiss?()
    #expect(host.lines == ["( Open )"])
  }

  @Test func anActionSheetIsPresentedAsAConfirmationDialog() {
    let host = TestGraph(
      Stated((isShown: false, sorted: "")) { state in
        Button("Sort") { state.wrappedValue.isShown = true }
          .actionSheet(isPresented: state.isShown) {
            ActionSheet(
              title: Text("Sort by"), message: Text("One of these"),
              buttons: [
                .default(Text("Name")) { state.wrappedValue.sorted = "by name" },
                .destructive(Text("Nothing")), .cancel(),
              ])
          }
        Text(state.wrappedValue.sorted)
      })
    host.press("Sort")
    #expect(
      host.lines == [
        "( Sort )", "── dialog ──", "Sort by", "One of these", "( Name )",
        "( Nothing ) destructive", "( Cancel )",
      ])
    host.press("Name")
    #expect(host.lines == ["( Sort )", "by name"])
  }

  @Test func theTitleOfAnErrorAlertIsTheErrorDescription() {
    let host = TestGraph(
      Stated(true) { isShown in
        Text("page")
          .alert(isPresented: isShown, error: Failure.offline) { Button("Try again") {} }
      })
    #expect(host.lines == ["page", "── alert ──", "You are offline", "( Try again )"])
    host.press("Try again")
    #expect(host.lines == ["page"])
    let other = TestGraph(
      Text("page").alert(isPresented: .constant(true), error: Failure.offline) { _ in
      } message: { error in
        Text("\(error)")
      })
    #expect(other.lines == ["page", "── alert ──", "You are offline", "offline", "( OK )"])
    let none = TestGraph(
      Text("page").alert(isPresented: .constant(true), error: Failure?.none) { Text("never") })
    #expect(none.lines == ["page"])
  }

  @Test func aConfirmationDialogUsesThePresentedData() {
    let host = TestGraph(
      Stated(true) { isShown in
        Text("page")
          .confirmationDialog(Text("Delete?"), isPresented: isShown, presenting: "note 1") { note in
            Button("Delete \(note)", role: .destructive) {}
          } message: { note in
            Text("It is \(note)")
          }
      })
    #expect(
      host.lines == [
        "page", "── dialog ──", "Delete?", "It is note 1", "( Delete note 1 ) destructive",
        "( Cancel )",
      ])
  }

  @Test func contextMenuButtonsAreNotShownButCanBePressed() async {
    let screen = Stated("") { copied in
      List(["Apple", "Pear"], id: \.self) { name in
        Text(name).contextMenu { Button("Copy") { copied.wrappedValue = name } }
      }
      Text("page").contextMenu {
        Button("Print") { copied.wrappedValue = "printed" }
      } preview: {
        Text("never")
      }
      Text(copied.wrappedValue)
    }
    await expectTranscript(of: screen) {
      """
        Apple
        Pear
        page
      > press List[2]/Copy
      + Pear
      > press Print
      - Pear
      + printed
      """
    }
  }
}
