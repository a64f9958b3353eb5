import Foundation
import PlatenLines
import PlatenReactive
import PlatenSession
import PlatenViews

/// What a screen is opened with.
package struct ScreenSetup {
  /// What the screen finds.
  let environment: ScreenEnvironment
  /// How its time passes.
  let time: Session.Time
  /// What stands for the outside, if anything does.
  let responseSource: (any ResponseSource)?
  /// What it keeps by `@AppStorage`.
  let appStorage: UserDefaults
  /// What draws pictures, if anything does.
  let pictures: (any PictureRenderer)?
  /// The signs that looks are made of.
  let glyphs: Glyphs
}
