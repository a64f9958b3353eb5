import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of refreshing a screen.
@MainActor
@Suite struct InputTransactionRefreshTests {
  private func host<Root: View>(_ view: @autoclosure () -> Root) -> TestInterpreter {
    TestInterpreter(of: view(), options: .with { $0.time = .virtual })
  }

  @Test func aRefreshIsPendingUntilItEnds() async {
    let host = host(MailScreen())
    #expect(
      await host.play("refresh\nrefresh\nadvance 1s\nwait\nrefresh") == """
        > refresh
        > refresh
        ! a refresh is already running; run wait to let it finish
        > advance 1s
        > wait
        - mails 0
        + mails 1
        > refresh
        """)
    #expect(
      host.session.pending.map(\.description)
        == ["sleep in refresh (\(MailScreen.place)), due at 4s"])
  }

  @Test func aNestedViewCanStartARefresh() async {
    let host = host(MailScreen())
    #expect(
      await host.play("press \"Fetch now\"\nwait") == """
        > press "Fetch now"
        > wait
        - mails 0
        + mails 1
        """)
  }

  @Test func theRefreshActionIsNilOutsideRefreshable() async {
    let host = host(FetchButton())
    #expect(host.session.frame.lines.map(\.text) == ["( Fetch now ) disabled"])
    #expect(
      await host.play("refresh") == """
        > refresh
        ! nothing on this screen can be refreshed
        """)
  }

  @Test func onlyTheTopmostLayerIsRefreshed() async {
    let host = host(
      Toggled { isShown in
        Text("Rates").refreshable { Log.event("rates") }
          .alert("Careful", isPresented: isShown) { Button("Yes") {} }
      })
    await host.play("press toggle")
    #expect(
      await host.play("refresh") == """
        > refresh
        ! nothing in the alert "Careful" can be refreshed
        """)
  }

  @Test func allRefreshableViewsAreRefreshedTogether() async {
    let host = TestInterpreter(
      of: Group {
        Text("Rates").refreshable { Log.event("rates") }
        Text("News").refreshable { Log.event("news") }
      }, options: .with { $0.showsLog = true })
    let played = await host.play("refresh").split(separator: "\n")
    #expect(played.first == "> refresh")
    #expect(Set(played.dropFirst()) == ["* rates", "* news"])
  }

  @Test func removingAViewCancelsItsRefresh() async {
    let host = TestInterpreter(
      of: Toggled { isShown in
        if !isShown.wrappedValue { MailScreen() }
      },
      options: .with {
        $0.time = .virtual; $0.showsLog = true
      })
    #expect(
      await host.play("refresh\npress toggle\nwait") == """
        > refresh
        > press toggle
        * cancelled
        - mails 0
        - ( Fetch now )
        > wait
        """)
  }
}

private struct MailScreen: View {
  /// The source location of the action.
  static let place = "PlatenSessionTests/InputTransaction+RefreshTests.swift:\(#line + 8)"
  @Environment(\.clock) private var clock
  @State private var mails = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("mails \(mails)")
      FetchButton()
    }.refreshable { await fetch() }
  }

  private func fetch() async {
    do {
      try await clock.sleep(for: .seconds(2))
      mails += 1
    } catch {
      Log.event("cancelled")
    }
  }
}

private struct FetchButton: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Button("Fetch now") { Task { await refresh?() } }.disabled(refresh == nil)
  }
}

/// A screen with a toggle as its state.
private struct Toggled<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Binding<Bool>) -> Content

  var body: some View {
    Button("toggle") { isOn.toggle() }
    content($isOn)
  }
}
