import Platen
import Testing

@testable import PlatenSession

@Suite struct InputErrorTests {
  @Test(arguments: [
    (
      InputError.unknownControl("Sav", similar: "Save", existing: ["Save"]),
      #"no control "Sav"; did you mean "Save"?"#
    ),
    (
      .unknownControl("x", similar: nil, existing: ["Save", "Open"]),
      #"no control "x"; available: "Save", "Open""#
    ),
    (
      .unknownControl("x", similar: nil, existing: []),
      #"no control "x"; the screen has no controls"#
    ),
    (.unknownRow("7", "Movies", count: 0, similar: nil), #"no row "7" in "Movies": it is empty"#),
    (
      .unknownRow("Jaw", "Movies", count: 3, similar: "Jaws"),
      #"no row "Jaw" in "Movies"; did you mean "Jaws"?"#
    ),
    (.nothingToDismiss("", existing: []), "nothing to dismiss"),
    (.nothingToRefresh(nil), "nothing on this screen can be refreshed"),
  ])
  func theErrorDescriptionContainsTheCauseAndTheChoices(error: InputError, expected: String) {
    #expect(error.description == expected)
  }

  @Test func anUnknownSecretNameIsNotRepeatedInTheError() {
    let unlike = InputError.unknownSecret("hunter2", existing: ["token"]).description
    #expect(!unlike.contains("hunter2"))
    #expect(unlike.contains("\"token\""))
    #expect(
      InputError.unknownSecret("tokn", existing: ["token"]).description
        == #"no secret "tokn"; did you mean "token"?"#)
  }
}
