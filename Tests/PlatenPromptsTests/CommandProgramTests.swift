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
