import PlatenREPL
import Testing

@testable import PlatenREPL

@MainActor
@Suite struct SceneBuilderTests {
  @Test(arguments: [true, false])
  func aSceneBuilderSupportsConditions(isOn: Bool) {
    #expect(titles { if isOn { Screen("maybe") { Text("") } } } == (isOn ? ["maybe"] : []))
    #expect(
      titles {
        if isOn {
          Screen("on") { Text("") }
          Screen("also") { Text("") }
        } else {
          Screen("off") { Text("") }
        }
      } == (isOn ? ["on", "also"] : ["off"]))
  }
}
