import Testing

@testable import PlatenAdopt

@Suite struct OmissionsTests {
  @Test func eachOmissionIsListedOnceInTheOrderOfItsFirstAppearance() {
    let omissions = Omissions()
    omissions.add("Shared", because: "it is outside the project")
    omissions.add("NAME", because: "its value is too long")
    omissions.add("Shared", because: "it is outside the project")
    omissions.add("Shared", because: "it is a link")
    #expect(
      omissions.all.map { "\($0.name): \($0.reason)" } == [
        "Shared: it is outside the project", "NAME: its value is too long", "Shared: it is a link",
      ])
  }
}
