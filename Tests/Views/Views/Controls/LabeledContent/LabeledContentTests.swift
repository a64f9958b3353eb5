import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct LabeledContentTests {
  @Test func theLabelOfLabeledContentNamesTheControlInTheContent() async {
    let screen = Stated("Ada") { name in
      Form {
        LabeledContent("First name") { TextField("", text: name) }
        LabeledContent("Greeting", value: "Hello, \(name.wrappedValue)!")
      }
    }
    await expectTranscript(of: screen) {
      """
        First name  [Ada                                   ]
        Greeting    Hello, Ada!
      > set "First name" Grace
      - First name  [Ada                                   ]
      + First name  [Grace                                 ]
      - Greeting    Hello, Ada!
      + Greeting    Hello, Grace!
      """
    }
  }

  @Test func aLongValueWrapsInTheValueColumn() {
    let shown = picture(30) {
      Form {
        LabeledContent("Motto", value: "first the views and then all the rest")
        LabeledContent("A label of many words", value: "next line")
      }
    }
    #expect(
      shown == """
        Motto       first the views
                    and then all the
                    rest
        A label of many words
                    next line
        """)
  }

  @Test func theValueFollowsTheLabelOutsideAForm() {
    #expect(picture(30) { LabeledContent("Name", value: "Ada") } == "Name Ada")
    #expect(
      picture(30) { LabeledContent("Share", value: 0.5, format: .number) } == "Share 0.5")
    let shown = picture(30) {
      LabeledContent {
        Text("Ada")
        Text("Lovelace")
      } label: {
        Text("Name").bold()
      }
    }
    #expect(shown == "Name Ada\n     Lovelace")
  }
}
