import PlatenContext
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIAlertControllerTests {
  /// A button of SwiftUI that presents a controller from the root controller of the window.
  private struct Presenting: View {
    let make: @MainActor (UIViewController) -> UIViewController

    var body: some View {
      Button("Show") {
        guard let root = UIApplication.shared.windows.first?.rootViewController else { return }
        root.present(make(root), animated: true)
      }
    }
  }

  @Test func anAlertIsPresentedAboveTheScreen() async {
    let screen = Presenting { _ in
      let alert = UIAlertController(
        title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { Log.event("\($0.title ?? "")d") })
      return alert
    }
    await expectTranscript(of: screen, log: true) {
      """
        ( Show )
      > press Show
      + ── alert ──
      + Delete?
      + This cannot be undone.
      + ( Cancel )
      + ( Delete ) destructive
      > press Delete
      * Deleted
      - ── alert ──
      - Delete?
      - This cannot be undone.
      - ( Cancel )
      - ( Delete ) destructive
      > press Show
      + ── alert ──
      + Delete?
      + This cannot be undone.
      + ( Cancel )
      + ( Delete ) destructive
      > dismiss
      - ── alert ──
      - Delete?
      - This cannot be undone.
      - ( Cancel )
      - ( Delete ) destructive
      """
    }
  }

  @Test func theTextFieldsOfAnAlertEnableItsActions() async {
    let screen = Presenting { _ in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        Log.event("saved \(alert?.textFields?.first?.text ?? "")")
      }
      save.isEnabled = false
      alert.addTextField { field in
        field.placeholder = "Your name"
        field.addAction(
          UIAction { [weak field] _ in save.isEnabled = field?.text?.isEmpty == false },
          for: .editingChanged)
      }
      alert.addAction(save)
      alert.preferredAction = save
      return alert
    }
    await expectTranscript(of: screen, log: true) {
      """
        ( Show )
      > press Show
      + ── alert ──
      + Name
      + Your name [                                      ]
      + ( Save ) disabled
      > set "Your name" Ada
      - Your name [                                      ]
      + Your name [Ada                                   ]
      - ( Save ) disabled
      + ( Save )
      > press Save
      * saved Ada
      - ── alert ──
      - Name
      - Your name [Ada                                   ]
      - ( Save )
      """
    }
  }

  @Test func anActionCanPresentAnotherAlert() async {
    let screen = Presenting { root in
      let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
      let first = UIAlertController(title: "First", message: nil, preferredStyle: .actionSheet)
      first.addAction(
        UIAlertAction(title: "Next", style: .default) { _ in root.present(second, animated: true) })
      return first
    }
    await expectTranscript(of: screen) {
      """
        ( Show )
      > press Show
      + ── dialog ──
      + First
      + ( Next )
      + ( Cancel )
      > press Next
      - ── dialog ──
      - First
      - ( Next )
      - ( Cancel )
      + ── alert ──
      + Second
      + ( OK )
      > press OK
      - ── alert ──
      - Second
      - ( OK )
      """
    }
  }

  @Test func otherControllersArePresentedAsSheets() async {
    let screen = Presenting { root in
      let controller = UIViewController()
      let label = UILabel()
      label.text = "Details"
      let close = UIButton(
        primaryAction: UIAction(title: "Close") { _ in
          controller.dismiss(animated: true)
        })
      controller.view.addSubview(label)
      controller.view.addSubview(close)
      return controller
    }
    await expectTranscript(of: screen) {
      """
        ( Show )
      > press Show
      + ── sheet, dismiss closes it ──
      + Details
      + ( Close )
      > press Close
      - ── sheet, dismiss closes it ──
      - Details
      - ( Close )
      """
    }
  }

  @Test func aControllerPresentsOneOtherAtATime() async {
    let screen = Presenting { root in
      let alert = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          Log.event("\(root.presentedViewController == nil)")
        })
      root.present(alert, animated: true)
      return UIViewController()
    }
    await expectTranscript(of: screen, log: true) {
      """
        ( Show )
      > press Show
      * warning: present(_:animated:completion:) of UIViewController has no effect: the controller \
      already presents UIAlertController; dismiss it first
      + ── alert ──
      + One
      + ( OK )
      > press OK
      * true
      - ── alert ──
      - One
      - ( OK )
      """
    }
  }

  @Test func aClosedScreenLeavesNoController() async {
    weak var weak: UIAlertController?
    let screen = Presenting { _ in
      let alert = UIAlertController(title: "Open", message: nil, preferredStyle: .alert)
      weak = alert
      return alert
    }
    await expectTranscript(of: screen, isExhaustive: false) {
      """
      > press Show
      + Open
      """
    }
    #expect(weak == nil)
  }
}
