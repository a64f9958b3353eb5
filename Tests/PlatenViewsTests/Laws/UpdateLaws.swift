import PlatenLines
import PlatenViews
import Testing

/// What holds for every screen, tried with screens that grow and change at random.
@MainActor
@Suite struct UpdateLaws {
  private static let steps = 30

  /// > Law: a screen brought up to date equals one laid out from nothing.
  @Test(arguments: seeds)
  func aScreenBroughtUpToDateEqualsOneLaidOutFromNothing(seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    for _ in 0..<Self.steps {
      screen.change()
      let updated = screen.graph.block
      screen.graph.dropCaches()
      screen.graph.update()
      #expect(updated == screen.graph.block)
      #expect(updated.width == screen.graph.block.width)
    }
  }

  /// > Law: a screen brought up to date equals one opened now, but for what its views remember, for
  /// > the order in which modals came, and for the rows of windows that have no room.
  @Test(arguments: seeds)
  func aScreenBroughtUpToDateEqualsOneOpenedNow(seed: UInt64) {
    var screen = RandomScreen(seed: seed, pressesButtons: false)
    for _ in 0..<Self.steps {
      screen.change()
      if screen.graph.layers.count > 2 { continue }  // Several modals, in the order that they came.
      let new = Graph(PlantView(plant: screen.plant), width: screen.width)
      new.update()
      #expect(screen.graph.block == new.block)
      #expect(
        screen.graph.controls.outsideWindows.map(\.description)
          == new.controls.outsideWindows.map(\.description))
    }
  }

  /// > Law: a patch loses nothing.
  @Test(arguments: seeds)
  func aPatchLosesNothing(seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    for _ in 0..<Self.steps {
      let before = screen.frame
      screen.change()
      let patch = before.patch(to: screen.frame)
      #expect(before.applying(patch) == screen.frame)
      #expect(screen.frame.applying(patch.inverse) == before)
    }
  }

  /// > Law: no line is wider than the screen.
  @Test(arguments: seeds)
  func noLineIsWiderThanTheScreen(seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    for _ in 0..<Self.steps {
      screen.change()
      #expect(screen.frame.lines.allSatisfy { $0.width <= screen.width })
    }
  }

  /// > Law: nothing evaluated publishes.
  @Test(arguments: seeds)
  func nothingEvaluatedPublishes(seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    for _ in 0..<Self.steps {
      screen.change()
      var publications = 0
      let subscriptions = screen.plant.all.map { plant in
        plant.objectWillChange.sink { publications += 1 }
      }
      screen.graph.dropCaches()
      screen.graph.update()
      _ = screen.graph.controls
      #expect(publications == 0)
      #expect(!screen.graph.update(), "asking for lines and controls asks for no update")
      withExtendedLifetime(subscriptions) {}
    }
    #expect(screen.warnings.texts.isEmpty)
  }
}

@MainActor
extension [ControlElement] {
  /// Those that are on the screen whatever a window shows.
  fileprivate var outsideWindows: [ControlElement] { filter { $0.rows == nil && $0.path.isEmpty } }
}
