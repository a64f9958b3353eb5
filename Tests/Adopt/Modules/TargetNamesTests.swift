import Testing

@testable import PlatenAdopt

@Suite struct TargetNamesTests {
  private let names = TargetNames(
    of: ["posts", "PlatenLines", "Charts", "Lamp", "Logging", "notes", "notes_2"],
    known: KnownModules(in: []))

  @Test(arguments: [
    ("Lamp", "Lamp"), ("LampTests", "LampTests"), ("posts", "posts_2"), ("notes", "notes_3"),
    ("PlatenLines", "PlatenLines_2"), ("Charts", "Charts_2"), ("Logging", "Logging_2"),
  ])
  func aTargetHasANameThatNoOtherTargetHas(module: String, target: String) {
    #expect(names[module] == target)
  }

  @Test(arguments: [("AVKit", "AVKitStub"), ("posts", "postsStub"), ("Tea", "TeaStub_2")])
  func theTargetOfAStubHasANameThatNoOtherTargetHas(module: String, target: String) {
    let names = TargetNames(of: ["posts", "TeaStub"], known: KnownModules(in: []))
    #expect(names.stub(of: module) == target)
  }

  @Test func sourcesKeepTheNamesOfModulesOfTheApp() {
    #expect(
      names.aliases == [
        "posts": "posts_2", "PlatenLines": "PlatenLines_2", "Logging": "Logging_2",
        "notes": "notes_3",
      ])
  }
}
