extension Post {
  /// The posts of a clockmaker with too many clocks.
  static let clockmaker: [Text] = [
    (
      "Noon takes a while",
      """
      There are sixty-one clocks in the shop, and noon lasts four minutes. I like it best just \
      before the end.
      """
    ),
    (
      "A cuckoo with a cold",
      """
      The bellows had a tear. He said “coo” and then, after thought, nothing.
      """
    ),
    (
      "Oil",
      """
      One drop. Not two. My teacher hit the bench with a ruler at each “not”.
      """
    ),
    (
      "The station's clock",
      """
      It is wrong by a minute, on purpose, so that people catch their trains. I am paid to \
      keep it exactly wrong.
      """
    ),
    (
      "A watch from a pond",
      """
      It lay there for thirty years and stopped at ten past six. I cleaned it, and it went on \
      at ten past six, as if nothing had been.
      """
    ),
    (
      "Spring forward",
      """
      In March I change all of them by hand. It takes, fittingly, one hour.
      """
    ),
    (
      "Somebody's grandmother",
      """
      She winds the same clock each Sunday at nine. It needs it only every eighth day, but she \
      does too.
      """
    ),
    (
      "Quartz",
      """
      Do not let the others hear, but the one in my kitchen has a battery.
      """
    ),
    (
      "The tooth that was missing",
      """
      A wheel of sixty teeth had fifty-nine. Once in each turn the whole hall held its breath.
      """
    ),
    (
      "For sale",
      """
      One tall clock, walnut, keeps excellent time, hums. It is sold because of the humming.
      """
    ),
  ]
}
