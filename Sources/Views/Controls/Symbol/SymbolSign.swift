/// The sign that a terminal shows for a system symbol.
///
///     SymbolSign(named: "trash")?.unicode  // ⌫
///
/// Each sign is one cell wide on every terminal: its East Asian width is neutral or narrow, and it
/// is not an emoji.
struct SymbolSign: Equatable, Sendable {
  /// The sign in Unicode.
  let unicode: Character
  /// The sign in ASCII.
  let ascii: Character

  /// Creates the sign of a symbol, or returns `nil` for a symbol without a sign.
  ///
  /// A filled symbol, or a symbol in a circle or a square, has the sign of the plain symbol unless
  /// the table contains it or the two symbols stand for the states of a switch.
  init?(named name: String) {
    if Self.unsigned.contains(name) { return nil }
    var name = name[...]
    while Self.all[String(name)] == nil {
      guard let ending = Self.endings.first(where: name.hasSuffix) else { return nil }
      name = name.dropLast(ending.count)
    }
    guard let sign = Self.all[String(name)] else { return nil }
    self = sign
  }

  private init(unicode: Character, ascii: Character) {
    (self.unicode, self.ascii) = (unicode, ascii)
  }

  private static let endings = [".fill", ".circle", ".square"]

  /// The filled symbols without a sign, because no sign distinguishes them from the plain symbols.
  private static let unsigned: Set = ["bell.fill"]

  /// The signs by the name of the symbol.
  static let all: [String: SymbolSign] = {
    var signs: [String: SymbolSign] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      for name in words.dropFirst(2) {
        signs[String(name)] = SymbolSign(
          unicode: Character(String(words[0])), ascii: Character(String(words[1])))
      }
    }
    return signs
  }()

  /// The sign in Unicode and in ASCII, followed by the names of its symbols.
  private static let table = #"""
    + + plus
    ⊞ + plus.circle
    - - minus
    ⊟ - minus.circle
    ✕ x multiply xmark
    / / divide slash chevron.left.forwardslash.chevron.right
    = = equal
    < < lessthan
    > > greaterthan
    % % percent
    # # number
    @ @ at envelope envelope.open mail
    * * asterisk
    $ $ dollarsign
    ? ? questionmark
    ! ! exclamationmark exclamationmark.triangle exclamationmark.octagon
    i i info
    ⊗ x xmark.octagon
    ✓ v checkmark checkmark.seal checkmark.shield checklist
    ⊘ 0 nosign eye.slash heart.slash bolt.slash trash.slash wifi.slash speaker.slash mic.slash
    ◉ o eye record.circle
    ⍾ ! bell bell.badge
    ✩ o star star.slash
    ✭ * star.fill
    ✦ * sparkle
    ✧ * sparkles wand.and.stars
    ❥ < heart.fill suit.heart.fill
    ⚐ p flag
    ⚑ P flag.fill flag.checkered
    ▯ o bookmark
    ▮ # bookmark.fill
    ↯ ! bolt
    ☼ * sun.max sun.min sunrise sunset
    ☾ ) moon moon.stars
    ❆ * snowflake
    ◠ ~ cloud
    ❧ % leaf
    ❀ * rosette
    ♕ W crown
    ♙ i person person.2 person.3 person.badge.plus person.crop.rectangle figure.walk
    ♙ i figure.stand
    ⍨ : face.smiling
    ⌂ ^ house building building.2
    ◍ o globe globe.americas globe.europe.africa
    ⌖ + location location.north mappin mappin.and.ellipse scope target
    ⌕ ? magnifyingglass doc.text.magnifyingglass
    ✆ T phone
    ❝ " message bubble.left text.bubble quote.bubble quote.opening
    ❞ " bubble.right quote.closing
    ✎ / pencil square.and.pencil highlighter paintbrush
    ✁ 8 scissors
    ⌫ x trash
    ⌫ < delete.left eraser
    ⌦ > delete.right
    ⎈ % gear gearshape gearshape.2
    ⊤ % wrench wrench.and.screwdriver hammer
    ⊶ = slider.horizontal.3 slider.vertical.3 switch.2
    ⚯ & link link.badge.plus
    ⚷ ? key
    ⊳ > tag video
    ❏ / folder folder.badge.plus
    ❐ = doc doc.text doc.plaintext doc.richtext newspaper clipboard list.clipboard
    ❐ = doc.on.clipboard note note.text
    ❑ = book books.vertical magazine
    ⧉ = doc.on.doc square.on.square rectangle.on.rectangle square.stack
    ≣ = list.bullet list.bullet.rectangle list.dash list.number text.alignleft text.justify
    ≣ = line.3.horizontal line.horizontal.3
    ⋯ . ellipsis
    ⊔ u tray tray.full
    ⍗ v tray.and.arrow.down square.and.arrow.down
    ⍐ ^ tray.and.arrow.up square.and.arrow.up
    ⊟ = archivebox externaldrive
    ❒ # shippingbox cube
    ➤ > paperplane
    ⊎ u cart
    ⊍ u bag
    ▭ = creditcard banknote
    ⌗ # calendar calendar.badge.plus keyboard cpu memorychip
    ◷ o clock alarm
    ↺ o clock.arrow.circlepath arrow.counterclockwise gobackward
    ◴ o stopwatch
    ◔ o timer chart.pie
    ⧗ X hourglass
    ⊡ # photo photo.on.rectangle
    ⊚ o camera smallcircle.filled.circle
    ⌸ # film
    ⌷ # tv
    ⎚ # display desktopcomputer laptopcomputer
    ▯ # iphone battery.25 battery.0
    ▭ # ipad rectangle
    ⎙ # printer
    ❯ > terminal
    { { curlybraces
    ⋒ ) wifi
    ∿ ~ waveform
    ⊲ < speaker speaker.wave.1 speaker.wave.2 speaker.wave.3
    ♫ & music.note music.note.list
    ⋂ n headphones
    ⚲ ! mic
    ▮ # battery.100 battery.50 stop.fill square.fill
    ⏻ 0 power
    ▹ > play forward arrowtriangle.right
    ▸ > play.fill forward.fill arrowtriangle.right.fill
    ǁ " pause
    ▢ o stop square
    ◃ < backward arrowtriangle.left
    ◂ < backward.fill arrowtriangle.left.fill
    ⇤ < backward.end
    ⇥ > forward.end
    ↻ o repeat goforward arrow.clockwise arrow.2.circlepath arrow.triangle.2.circlepath
    ⇄ x shuffle
    ⇠ < arrow.left arrow.backward
    ⇢ > arrow.right arrow.forward
    ⇡ ^ arrow.up
    ⇣ v arrow.down
    ⇖ \ arrow.up.left
    ⇗ / arrow.up.right
    ⇙ / arrow.down.left
    ⇘ \ arrow.down.right
    ⇄ = arrow.left.arrow.right
    ⇅ = arrow.up.arrow.down chevron.up.chevron.down
    ↶ < arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left
    ↷ > arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right
    ⏎ < arrow.turn.down.left return
    ⤢ / arrow.up.left.and.arrow.down.right
    ⤡ \ arrow.down.right.and.arrow.up.left
    ⤓ v arrow.down.to.line
    ⤒ ^ arrow.up.to.line
    ⑂ Y arrow.triangle.branch
    ‹ < chevron.left chevron.backward
    › > chevron.right chevron.forward
    ⌃ ^ chevron.up control
    ⌄ v chevron.down
    ▵ ^ arrowtriangle.up triangle
    ▿ v arrowtriangle.down
    ▴ ^ arrowtriangle.up.fill triangle.fill
    ▾ v arrowtriangle.down.fill
    ◦ o circle
    ∙ * circle.fill
    ◖ o circle.lefthalf.filled
    ⁘ # circle.grid.2x2 square.grid.2x2 square.grid.3x3
    ▬ # rectangle.fill
    ◊ o diamond
    ⧫ o diamond.fill
    ⬡ o hexagon
    ⬢ o hexagon.fill
    ✹ * seal
    ⌘ # command
    ⌥ / option
    ⎋ x escape
    ⇪ ^ capslock
    B B bold
    I I italic
    U U underline
    S S strikethrough
    A A textformat textformat.size character
    ƒ f function
    ⑊ # chart.bar
    """#
}
