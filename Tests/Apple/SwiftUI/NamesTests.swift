import PlatenCombineNetworking
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

/// Tests that names qualified with Apple's modules refer to Platen's declarations.
@MainActor
@Suite struct NamesTests {
  private final class Tally: ObservableObject {
    @PlatenCombineNetworking.Published var count = 0
  }

  private struct TallyView: PlatenSwiftUI.View {
    @StateObject private var tally = Tally()

    var body: some PlatenSwiftUI.View {
      Text("Count: ") + PlatenSwiftUI.Text("\(tally.count)").bold() + Text("!")
      Button("More") { tally.count += 1 }
    }
  }

  @Test func aScreenNeedsOnlyTheSwiftUIImport() async {
    await expectTranscript(of: TallyView()) {
      """
        Count: 0!
        ( More )
      > press More
      - Count: 0!
      + Count: 1!
      """
    }
  }

  @Test func combineOperatorsAreAvailable() {
    #expect(-Angle.degrees(90) * 2 / 4 == .degrees(-45))
    #expect(Angle.degrees(90) - .degrees(45) + .zero < .degrees(46))
  }

  @Test func uiKitImagesAndColorsAreShown() async {
    await expectTranscript(
      of: HStack {
        Image(uiImage: UIImage(named: "cup") ?? UIImage())
        Text("red").foregroundColor(Color(.systemRed))
        Text("plain").background(Color(uiColor: .systemBackground))
      }
    ) {
      """
        cup red plain
      """
    }
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().size == .zero)
  }

  @Test func foundationIsReexported() {
    #expect(URLRequest(url: URL(filePath: "/")).url?.path == "/")
  }
}
