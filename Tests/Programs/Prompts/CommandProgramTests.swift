import PlatenPromptTesting
import Testing

@testable import DeploySample

/// Tests of a command in the process, with its questions as a transcript.
@MainActor
@Suite struct CommandProgramTests {
  @Test func theAnswersAreATranscript() async {
    await expectTranscript(
      of: Deploy.self, arguments: ["--name", "web", "--tags", "eu", "--yes"],
      secrets: ["token": "hunter2"]
    ) {
      """
        Region (•) Frankfurt
               ( ) Virginia
      > pick Region Virginia
      - Region (•) Frankfurt
      + Region ( ) Frankfurt
      -        ( ) Virginia
      +        (•) Virginia
      > key return
      - Region ( ) Frankfurt
      -        (•) Virginia
      + Region  Virginia
        Port [(8080)                                ]
      > set Port 70000
      - Port [(8080)                                ]
      + Port [70000                                 ]
      > key return
      + 70000 is not between 1 and 65535
      > set Port 80
      - Port [70000                                 ]
      + Port [80                                    ]
      - 70000 is not between 1 and 65535
      > key return
      - Port [80                                    ]
      + Port  80
        Token [                                      ]
      > set Token $token
      - Token [                                      ]
      + Token [•••                                   ]
      > key return
      - Token [•••                                   ]
      + Token  •••
      """
    }
  }

  @Test func anAnswerByDefaultIsMarked() async {
    await expectTranscript(
      of: Deploy.self, arguments: ["--region", "virginia", "--tags", "eu"],
      secrets: ["token": "x"]
    ) {
      """
        Name [(web)                                 ]
      > key return
      - Name [(web)                                 ]
      + Name  web (default)
        Port [(8080)                                ]
      > set Port 8080
      - Port [(8080)                                ]
      + Port [8080                                  ]
      > key return
      - Port [8080                                  ]
      + Port  8080
        Token [                                      ]
      > key escape
      - Token [                                      ]
      + Token  cancelled
      ! cancelled
      """
    }
  }

  @Test func notesTablesAndWorkAreTranscripts() async {
    await expectTranscript(of: Rollback.self) {
      """
        Rollback
        Requests fail while the service restarts.
        ( Continue )
      > key return
      - ( Continue )
        Release
        Version                    Date                       Notes
        1.2                        2026-03-01                 faster uploads
        1.1                        2026-02-01                 regions
        1.0                        2026-01-01                 first release
      > press 1.0
      - Release
      - Version                    Date                       Notes
      - 1.2                        2026-03-01                 faster uploads
      - 1.1                        2026-02-01                 regions
      - 1.0                        2026-01-01                 first release
      + Release  1.0
        Stopping…
      - Stopping…
      + Stopping  0.2s
        Copying 1.0…
        Warming caches…
      - Copying 1.0…
      - Warming caches…
      + Copying 1.0  0.2s
      + Warming caches  failed after 0.3s: a cache is full
      +   cache 1.0.eu: no space left
      ! a cache is full
      """
    }
  }

  @Test func aTableIsShownWithoutAQuestion() async {
    await expectTranscript(of: Releases.self, width: 50) {
      """
        Version          Date             Notes
        1.2              2026-03-01       faster uploads
        1.1              2026-02-01       regions
        1.0              2026-01-01       first release
      """
    }
  }

  @Test func escapeCancelsTheCommand() async {
    await expectTranscript(of: Deploy.self, arguments: ["--region", "virginia"]) {
      """
        Name [(web)                                 ]
      > key escape
      - Name [(web)                                 ]
      + Name  cancelled
      ! cancelled
      """
    }
  }

  @Test func aDestructiveConfirmationBeginsAtNo() async {
    await expectTranscript(
      of: Deploy.self,
      arguments: ["--region", "virginia", "--name", "a", "--port", "80", "--tags", "eu"],
      secrets: ["token": "x"]
    ) {
      """
        Token [                                      ]
      > set Token $token
      - Token [                                      ]
      + Token [•••                                   ]
      > key return
      - Token [•••                                   ]
      + Token  •••
        Deploy a?  ( Yes ) destructive  ( No )
      > key return
      - Deploy a?  ( Yes ) destructive  ( No )
      + Deploy a?  no
      """
    }
  }
}
