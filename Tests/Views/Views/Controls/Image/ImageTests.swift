import Foundation
import PlatenNavigation
import PlatenTestSupport
import PlatenTesting
import Testing

@MainActor
@Suite struct ImageTests {
  private let avatar = Data(PNG.signature + PNG.header(width: 420, height: 420))

  @Test func aPictureIsShownAsItsNameAndSize() {
    #expect(picture(40) { Image(data: avatar) } == "[picture, 420×420]")
    #expect(
      picture(40) { Image(data: avatar)?.accessibilityLabel("Ada") } == "[Ada, 420×420]")
  }

  @Test func creatingAnImageFromInvalidDataReturnsNil() {
    #expect(Image(data: Data("GIF89a".utf8)) == nil)
    #expect(Image(data: Data()) == nil)
  }

  @Test func theOutermostAccessibilityLabelNamesThePicture() {
    let shown = picture(40) {
      VStack { Image(data: avatar)?.accessibilityLabel("avatar") }
        .accessibilityLabel(Text("Ada"))
    }
    #expect(shown == "[Ada, 420×420]")
  }

  @Test func anEmptyAccessibilityLabelIsIgnored() {
    #expect(picture(40) { Image(data: avatar)?.accessibilityLabel("") } == "[picture, 420×420]")
  }

  @Test func controlCharactersInTheNameOfAPictureAreReplacedWithSymbols() {
    let name = "a\u{1B}[2J\nb"
    #expect(
      picture(40) { Image(data: avatar)?.accessibilityLabel(name) } == "[a␛[2J␊b, 420×420]")
  }

  @Test func aFrameDoesNotResizeThePlaceholderText() {
    let shown = picture(40) {
      HStack {
        Image(data: avatar)?.resizable().scaledToFill().padding(.leading)
          .frame(width: 40, height: 160).frame(maxWidth: .infinity)
        Text("Ada")
      }
    }
    #expect(shown == "  [picture, 420×420] Ada")
  }

  @Test func imageModifiersDoNotChangeThePlaceholderText() {
    let shown = picture(40) {
      Image(data: avatar)?.resizable().interpolation(.none).renderingMode(.original)
        .aspectRatio(CGSize(width: 2, height: 3), contentMode: .fit)
      Image("portrait").resizable().interpolation(.high)
    }
    #expect(shown == "[picture, 420×420]\nportrait")
  }

  @Test func theNameOfARedactedPictureIsShaded() {
    let shown = picture(40) { Image(data: avatar)?.redacted(reason: .placeholder) }
    #expect(shown == "░░░░░░░░░ ░░░░░░░░")
  }

  @Test func anAccessibilityLabelNamesAButtonWithAPicture() async {
    let avatar = avatar
    let screen = Stated(0) { count in
      Button {
        count.wrappedValue += 1
      } label: {
        Image(data: avatar)
      }
      .accessibilityLabel("Ada")
      Text("\(count.wrappedValue)")
    }
    await expectTranscript(of: screen) {
      """
        ( [Ada, 420×420] )
        0
      > press Ada
      - 0
      + 1
      """
    }
  }

  @Test func picturesOfAddedRowsAppearOnTheScreen() async {
    let avatar = avatar
    let screen = Stated(0) { count in
      VStack(alignment: .leading) {
        Text("\(count.wrappedValue)")
        Button("more") { count.wrappedValue += 1 }
        List(0..<count.wrappedValue) { _ in Image(data: avatar) }
      }
    }
    await expectTranscript(of: screen) {
      """
        0
        ( more )
      > press more
      - 0
      + 1
      + [picture, 420×420]
      > press more
      - 1
      + 2
      + [picture, 420×420]
      """
    }
  }
}
