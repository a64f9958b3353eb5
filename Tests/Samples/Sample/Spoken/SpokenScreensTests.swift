import FormSample
import PlatenTesting
import SampleService
import Testing

/// Tests of the samples' output for screen readers.
@MainActor
@Suite struct SpokenScreensTests {
  @Test func aFormAnnouncesChangesAndTheEnabledButton() async {
    await expectTranscript(of: FormScreen(), isSpoken: true) {
      """
      text field value1: empty
      minimum of 3 characters required
      text field value2: empty
      text field value2 again: empty
      values must match and have at least 5 characters
      button submit, disabled
      > set value1 Ada
      text field value1: Ada
      removed: minimum of 3 characters required
      > set value2 12345
      text field value2: 12345
      > set "value2 again" 12345
      text field value2 again: 12345
      removed: values must match and have at least 5 characters
      button submit, enabled
      > press submit
      Submitted: Ada, 12345
      > clear value1
      text field value1: empty
      minimum of 3 characters required
      button submit, disabled
      > press submit
      error: "submit" is disabled
      """
    }
  }

  @Test func aSecretIsHiddenAndItsStrengthIsSpoken() async {
    let secrets = ["short": "aB3-x", "good": "Correct-Horse-9"]
    await expectTranscript(of: signUpScreen(), secrets: secrets, isSpoken: true) {
      """
      text field Username: empty
      secure field Password: empty
      secure field Repeat password: empty
      button Sign up, disabled
      > set Password $short
      secure field Password: hidden
      password strength: weak
      Password needs to be at least 8 characters
      > set Password $good
      password strength: strong
      removed: Password needs to be at least 8 characters
      > set "Repeat password" $good
      secure field Repeat password: hidden
      > set Username page
      text field Username: page
      checking, in progress
      > wait
      checking, finished
      Username not available. Try a different one.
      > set Username illegalresponse
      text field Username: illegalresponse
      removed: Username not available. Try a different one.
      checking, in progress
      > wait
      checking, finished
      The server returned data in an unexpected format. Try updating the app.
      alert
      Please update
      It looks like you're using an older version of this app. Please update your app.
      button Upgrade
      button Not now
      > press "Not now"
      alert closed
      """
    }
  }

  @Test func aRequestAnnouncesItsStartAndEnd() async {
    await expectTranscript(of: gitHubScreen(SampleService()), isSpoken: true) {
      """
      text field Github ID: empty
      repositories: unknown
      > set "Github ID:" ada
      text field Github ID: ada
      > wait
      in progress
      finished
      repositories: 42
      in progress
      finished
      picture avatar
      > type "Github ID:" m
      text field Github ID: adam
      > wait
      in progress
      finished
      repositories: 7
      in progress
      finished
      picture avatar
      > show
      text field Github ID: adam
      repositories: 7
      picture avatar
      """
    }
  }
}
