import GitHubSample
import Platen
import PlatenTesting
import Testing

@MainActor
@Test func troubleMatchesTheRecording() async {
  await expectTranscript(
    ofScreens: ["github": { GitHubScreen(service: "http://sample.service") }]
  ) {
    """
    # recording trouble.recording
    > open github
      Github ID:     [                                      ]
      repositories:  unknown
    > set "Github ID:" ada
    - Github ID:     [                                      ]
    + Github ID:     [ada                                   ]
    > advance 2s
    + in progress…
    - in progress…
    + sample.service answered 503: Asked to fail with status 503.
    > set "Github ID:" linus
    - Github ID:     [ada                                   ]
    + Github ID:     [linus                                 ]
    + in progress…
    > advance 2s
    - in progress…
    """
  }
}
