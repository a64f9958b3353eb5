import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct LinkTests {
  private static let terms = URL(string: "https://example.org/terms")

  @Test func aLinkShowsItsURLAndOpensItWhenPressed() async throws {
    let screen = Link("Terms", destination: try #require(Self.terms))
    await expectTranscript(of: screen, log: true) {
      """
        Terms <https://example.org/terms>
      > press Terms
      * open https://example.org/terms
      > controls
        Terms  link  "https://example.org/terms"
      """
    }
  }

  @Test func anOpenURLActionHandlesThePressedLink() throws {
    var opened: [String] = []
    let link = Link("Terms", destination: try #require(Self.terms))
    let host = TestGraph(
      link.environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.absoluteString)
          return .handled
        }))
    host.press("Terms")
    #expect(opened == ["https://example.org/terms"])
  }

  @Test func theURLOfALinkStartsInTheValueColumnOfAForm() throws {
    let link = Link("Terms", destination: try #require(Self.terms))
    let form = Form {
      TextField("Name", text: .constant("Ada"))
      link
    }
    #expect(
      picture(40) { form } == """
        Name   [Ada                            ]
        Terms  <https://example.org/terms>
        """)
    #expect(picture(28) { link } == "Terms\n<https://example.org/terms>")
  }
}
