import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the ASCII appearance of controls, and of names typed as they appear there.
@MainActor
@Suite struct GlyphTests {
  private final class Model: ObservableObject {
    @Published var size = "small…"
    @Published var secret = ""
    @Published var opened = 0
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Picker("Size", selection: $model.size) {
        ForEach(["small…", "large…"], id: \.self) { Text($0) }
      }
      SecureField("Password", text: $model.secret)
      Button("Open…") { model.opened += 1 }
      Menu("More") {}
      ProgressView()
      Text("a long text that is cut").lineLimit(1).frame(width: 80)
      Text("soon").redacted(reason: .placeholder)
      Divider().frame(width: 40)
    }
  }

  @Test func asciiModeReplacesSymbolsButNotTheTextOfTheProgram() async {
    let host = TestInterpreter(
      [.init("main") { Screen(model: Model()) }],
      options: .with {
        $0.glyphs = .ascii
        $0.time = .virtual
      })
    #expect(
      await host.play("open main\nset Password pw") == """
        > open main
          Size [small… v]
          Password [                                      ]
          ( Open… )
          ( More v )
          in progress...
          a long...
          ::::
          -----
        > set Password ***
        - Password [                                      ]
        + Password [***                                   ]
        """)
  }

  @Test func aNameIsFoundInItsUnicodeAndASCIIForms() async {
    let model = Model()
    let host = TestInterpreter(
      [.init("main") { Screen(model: model) }],
      options: .with {
        $0.glyphs = .ascii
      })
    await host.play("open main\npress Open...\npress Open…\npick Size large...")
    #expect((model.opened, model.size) == (2, "large…"))
    #expect(!host.lines.contains { $0.hasPrefix("! ") })
  }
}
