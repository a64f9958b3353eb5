import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about text and links.
@Suite struct TextsPagesTests {
  @Test func textsWrapTruncateAndAlign() async {
    await expectTranscript(of: TextPage()) {
      """
        A title is bold
        A caption is dim
        Bold, italic
        Underlined
        Struck
        Red
        The quick brown fox jumps over
        the lazy dog, and the dog
        sleeps on.
        The quick brown fox jumps ove…
               Right
        of two lines
        ░░░ ░░░ ░░░░░
        Messages (3)
      """
    }
  }

  @Test func aLabelShowsATextIcon() async {
    await expectTranscript(of: LabelPage()) {
      """
        A picture has no signs in text
        ★ An icon of text has
      """
    }
  }

  @Test func eachPictureHasAlternativeText() async {
    await expectTranscript(of: ImagePage()) {
      """
        [picture, 48×32]
        [Hills, 48×32]
        [Sun over hills, 48×32] Cut to its middle
        A GIF is no picture here
      """
    }
  }

  @Test func labelsFormAColumn() async {
    await expectTranscript(of: LabeledContentPage()) {
      """
        A text               Ada
        A value in a format  50%
        A control            [                                      ]
      > set "A control" 1
      - A control            [                                      ]
      + A control            [1                                     ]
      """
    }
  }

  @Test func aLinkShowsItsAddressAndCanBePressed() async {
    await expectTranscript(of: LinkPage()) {
      """
        Terms <https://example.org/terms>
        Opened: nothing
      > press Terms
      - Opened: nothing
      + Opened: https://example.org/terms
      """
    }
  }

  @Test func aSymbolIsASignOrItsName() async {
    await expectTranscript(of: SymbolPage()) {
      """
      > show
        star.fill             ✭
        star                  ✩
        heart.fill            ❥
        checkmark             ✓
        xmark                 ✕
        plus                  +
        arrow.right           ⇢
        chevron.down          ⌄
        folder                ❏
        a.name.without.a.sign a.name.without.a.sign
        ( ⌫ )
      > controls
        Delete  button
      """
    }
  }
}
