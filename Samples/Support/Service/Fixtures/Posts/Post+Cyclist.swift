extension Post {
  /// The posts of a cyclist with a commute of eleven kilometers.
  static let cyclist: [Text] = [
    (
      "Headwind both ways",
      """
      It is not possible, and yet I have witnesses.
      """
    ),
    (
      "The heron at kilometre four",
      """
      It stands in the canal every day and does not look up. On Friday it looked up. I have \
      been uneasy since.
      """
    ),
    (
      "A puncture, a stranger",
      """
      He stopped, held the wheel, said nothing, and rode on. I only noticed later that he had \
      given me his patch.
      """
    ),
    (
      "Rain trousers",
      """
      There are two kinds: those that let in the rain, and those that make their own.
      """
    ),
    (
      "Overtaken by a cello",
      """
      On a cargo bike, upright, wearing a belt. The cello, I mean.
      """
    ),
    (
      "Twelve gears",
      """
      I use three. The others are there as friends.
      """
    ),
    (
      "The bell",
      """
      It broke in autumn, so I have taken to singing. People move aside faster.
      """
    ),
    (
      "Frost on the saddle",
      """
      One learns to stand.
      """
    ),
    (
      "A hill has a name",
      """
      I had cursed it for six years as “that”. It is called Easter Hill, and somebody has put \
      a bench on top.
      """
    ),
    (
      "Ten thousand",
      """
      The counter turned over at the bridge, at 7:42. I looked round for somebody to tell. The \
      heron looked up.
      """
    ),
  ]
}
