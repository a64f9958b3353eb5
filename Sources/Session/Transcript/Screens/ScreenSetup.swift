import Foundation
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession

/// The configuration with which a screen opens.
package struct ScreenSetup {
  /// The external conditions of the screen.
  let environment: ScreenEnvironment
  /// The kind of time that the screen uses.
  let time: Session.Time
  /// The source of external responses, or `nil` for live services.
  let responseSource: (any ResponseSource)?
  /// The store for `@AppStorage` values.
  let appStorage: UserDefaults
  /// The renderer of pictures, or `nil` to show text in their place.
  let pictures: (any PictureRenderer)?
  /// The characters that styles use.
  let glyphs: Glyphs

  package init(
    environment: ScreenEnvironment, time: Session.Time, responseSource: (any ResponseSource)?,
    appStorage: UserDefaults, pictures: (any PictureRenderer)?, glyphs: Glyphs
  ) {
    self.environment = environment
    self.time = time
    self.responseSource = responseSource
    self.appStorage = appStorage
    self.pictures = pictures
    self.glyphs = glyphs
  }
}
