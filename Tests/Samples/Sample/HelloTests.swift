import PlatenTesting
import Testing

@testable import HelloSample

@Test func enteringANameShowsAGreeting() async {
  await expectTranscript(of: HelloScreen()) {
    """
    > set Name Ada
    - Name  [                                      ]
    + Name  [Ada                                   ]
    - Who is there?
    + Hello, Ada!
    - ( Leave ) disabled
    + ( Leave )
    > press Leave
    - Name  [Ada                                   ]
    + Name  [                                      ]
    - Hello, Ada!
    + Who is there?
    - ( Leave )
    + ( Leave ) disabled
    """
  }
}
