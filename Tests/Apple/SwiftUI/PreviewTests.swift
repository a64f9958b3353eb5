import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscriptOfPreviews

/// Tests that previews are screens with names.
@MainActor
@Suite struct PreviewTests {
  @Test func aPreviewIsOpenedByItsNameOrFileName() async {
    await expectTranscriptOfPreviews {
      """
      > open "Named #Preview"
        a name
      > open PreviewTests
        a file
      > open PreviewTests 2
        the second in a file
      """
    }
  }

  @Test func previewTraitsHaveNoEffect() async {
    await expectTranscriptOfPreviews {
      """
      > open "With traits"
        upright
      """
    }
  }

  @Test func aProviderIsOpenedByItsType() async {
    await expectTranscriptOfPreviews {
      """
      > open Several_Previews
        one
        two
      > open Private_Previews
        private
      """
    }
  }

  @Test func aPreviewClosureCanDeclareState() async {
    await expectTranscriptOfPreviews {
      """
      > open States
        [ ] On {
        off, a } b
      > toggle "On {"
      - [ ] On {
      + [x] On {
      - off, a } b
      + on, a } b
      """
    }
  }

  @Test func aSimilarNameIsSuggestedForAnUnknownPreview() async {
    await expectTranscriptOfPreviews {
      """
      > open "Named #Previews"
      ! no screen "\\"Named #Previews\\""; did you mean "\\"Named #Preview\\""?
      """
    }
  }
}

#Preview("Named #Preview") { Text("a name") }

#Preview { Text("a file") }

#Preview { Text("the second in a file") }

/// Its attribute and this comment about a `#Preview` come before it.
@available(macOS 14, *)
#Preview("With traits", traits: .portrait, .sizeThatFitsLayout) { Text("upright") }

#Preview("States") {
  // A comment with a brace: {
  @Previewable @State var isOn = false
  let state = isOn ? "on" : "off"
  @Previewable
  @State
  var words = [
    "a", "}",
    "b",
  ]

  Toggle("On {", isOn: $isOn)
  Text("\(state), \(words.joined(separator: " "))")
}

struct Several_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("one").previewDisplayName("One")
      Text("two").previewLayout(.sizeThatFits).previewDevice("iPhone 15")
    }
    .previewInterfaceOrientation(.landscapeLeft)
  }
}

private struct Private_Previews: PreviewProvider {
  static var previews: some View { Text("private") }
}

private struct Generic_Previews<Value>: PreviewProvider {
  static var previews: some View { Text("never found") }
}
