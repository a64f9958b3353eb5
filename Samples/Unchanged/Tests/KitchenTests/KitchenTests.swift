import Kitchen
import Kitchen6
import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

/// Tests an app whose timers, delays and dates use the session clock.
@MainActor
@Suite(.serialized) struct KitchenTests {
  /// The number of hours in each test; `make soak` simulates more.
  private static let hours =
    ProcessInfo.processInfo.environment["PLATEN_RUNS"].flatMap(Int.init) ?? 20

  @Test(arguments: [5, 6])
  func anHourIsTheSameInEveryRun(languageMode: Int) async {
    for _ in 1...Self.hours { await simulateHour(languageMode) }
  }

  @Test(arguments: [5, 6])
  func anHourTakesLessThan50MillisecondsOfProcessorTime(languageMode: Int) async {
    var fastest = Duration.seconds(1)
    // Other tests use processor time as well, so the limit applies to the fastest of several hours.
    for _ in 1...100 where fastest >= .milliseconds(50) {
      let start = Self.processorTime
      await simulateHour(languageMode)
      fastest = min(fastest, Self.processorTime - start)
    }
    #expect(fastest < .milliseconds(50))
  }

  /// The processor time of the program.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func simulateHour(_ languageMode: Int) async {
    await expectTranscript(of: kitchen(languageMode), width: 60) {
      """
      > press Bake
      - Oven 0 min
      + Oven 45 min
      > press Start
      - ( Start )
      + ( Stop )
      > press "Order soup"
      - ( Order soup )
      + ( Cooking… ) disabled
      > wait
      - Stopwatch 0 s
      + Stopwatch 1 s
      - Stopwatch 1 s
      + Stopwatch 2 s
      - ( Cooking… ) disabled
      + ( Order soup )
      + Soup 1 after 2 s
      > press Lap
      + Lap 1: 2 s
      > advance 3s
      - Stopwatch 2 s
      + Stopwatch 3 s
      - Stopwatch 3 s
      + Stopwatch 4 s
      - Stopwatch 4 s
      + Stopwatch 5 s
      > press Stop
      - ( Stop )
      + ( Start )
      > set Recipe c
      - Recipe [                                      ]
      + Recipe [c                                     ]
      > advance 299ms
      > set Recipe cake
      - Recipe [c                                     ]
      + Recipe [cake                                  ]
      > wait
      - Apple pie, Carrot cake, Cheesecake, Scones
      + Carrot cake, Cheesecake
      - 0 searches
      + 1 searches
      > press "Order soup"
      - ( Order soup )
      + ( Cooking… ) disabled
      > advance 10m
      - ( Cooking… ) disabled
      + ( Order soup )
      + Soup 2 after 7 s
      - Oven 45 min
      + Oven 40 min
      - Oven 40 min
      + Oven 35 min
      > press "Open the door"
      - Oven 35 min
      + Oven 37 min
      > advance 49m
      - Oven 37 min
      + Oven 36 min
      - Oven 36 min
      + Oven 31 min
      - Oven 31 min
      + Oven 26 min
      - Oven 26 min
      + Oven 21 min
      - Oven 21 min
      + Oven 16 min
      - Oven 16 min
      + Oven 11 min
      - Oven 11 min
      + Oven 6 min
      - Oven 6 min
      + Oven 1 min
      - Oven 1 min
      + Oven 0 min
      + The cake is ready
      - The cake is ready
      > press "Order soup"
      - ( Order soup )
      + ( Cooking… ) disabled
      > wait
      - ( Cooking… ) disabled
      + ( Order soup )
      + Soup 3 after 3547 s
      > advance 60s
      """
    }
  }

  @ViewBuilder private func kitchen(_ languageMode: Int) -> some View {
    if languageMode == 6 { Kitchen6.KitchenView() } else { Kitchen.KitchenView() }
  }
}
