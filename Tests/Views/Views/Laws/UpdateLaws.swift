import PlatenLines
import PlatenNavigation
import Testing

/// Laws for every screen, tested with screens that change at random.
@MainActor
@Suite struct UpdateLaws {
  private static let steps = 30

  /// > Law: an updated screen equals one that is laid out from scratch.
  @Test(arguments: seeds)
  func anUpdatedScreenMatchesAFullLayout(seed: UInt64) {
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

  /// > Law: an updated screen equals a newly opened one, except for the state of its views, the
  /// > order in which several modals were presented, and the controls in list rows, which depend on
  /// > the position of the viewport.
  @Test(arguments: seeds)
  func anUpdatedScreenMatchesANewlyOpenedScreen(seed: UInt64) {
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

  /// > Law: a patch is lossless and reversible.
  @Test(arguments: seeds)
  func patchesBetweenUpdatesReproduceTheScreenAndAreReversible(seed: UInt64) {
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

  /// > Law: evaluating a view never publishes a change.
  @Test(arguments: seeds)
  func evaluatingViewsNeverPublishesChanges(seed: UInt64) {
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
      #expect(!screen.graph.update(), "reading lines and controls requests no update")
      withExtendedLifetime(subscriptions) {}
    }
    #expect(screen.warnings.texts.isEmpty)
  }
}

@MainActor
extension [ControlElement] {
  /// The controls whose presence does not depend on the position of a viewport.
  fileprivate var outsideWindows: [ControlElement] { filter { $0.rows == nil && $0.path.isEmpty } }
}
