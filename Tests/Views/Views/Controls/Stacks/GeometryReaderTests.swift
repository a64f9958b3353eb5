import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct GeometryReaderTests {
  private struct Size: View {
    var body: some View {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))")
      }
    }
  }

  @Test func aGeometryReaderReportsTheProposedSize() {
    #expect(picture(30) { Size() } == "240×320")
    #expect(picture(30) { Size().padding(.horizontal, 16) } == "  208×320")
    #expect(picture(30) { Size().frame(width: 80, height: 32) } == "80×32\n")
    #expect(
      picture(30) {
        HStack {
          Text("beside"); Size()
        }
      } == "beside 184×320")
  }

  @Test func aGeometryReaderInABackgroundHasTheSizeOfTheView() async {
    let screen = Stated(CGSize.zero) { size in
      Stated("short") { text in
        Text(text.wrappedValue)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: SizeKey.self, value: proxy.size)
            }
          )
          .onPreferenceChange(SizeKey.self) { size.wrappedValue = $0 }
        Button("Lengthen") { text.wrappedValue = "longer\nand higher" }
        Text("\(Int(size.wrappedValue.width))×\(Int(size.wrappedValue.height))")
      }
    }
    await expectTranscript(of: screen) {
      """
        short
        ( Lengthen )
        40×16
      > press Lengthen
      - short
      + longer
      + and higher
      - 40×16
      + 80×32
      """
    }
  }

  @Test func aGeometryReaderUpdatesWhenTheScreenIsResized() {
    let host = TestGraph(width: 20, Size())
    #expect(host.lines == ["160×320"])
    host.graph.resize(width: 30, rows: 10)
    #expect(host.lines == ["240×160"])
    #expect(host.warnings.isEmpty)
  }

  @Test func nestedGeometryReadersSettleWithoutWarnings() {
    let host = TestGraph(
      Color.clear.overlay(
        GeometryReader { proxy in
          VStack {
            Size(); Text("\(Int(proxy.size.height))")
          }
        }))
    #expect(host.lines.count == 2)
    #expect(host.warnings.isEmpty)
  }

  private struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }
}
