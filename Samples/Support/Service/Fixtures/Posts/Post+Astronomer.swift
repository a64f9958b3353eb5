extension Post {
  /// The posts of an amateur astronomer.
  static let astronomer: [Text] = [
    (
      "Clouds again",
      """
      Eleventh night. I have observed the inside of my telescope in some detail.
      """
    ),
    (
      "Saturn, finally",
      """
      It looks exactly like the picture of it, and I said “oh” so loudly that a light went on \
      next door.
      """
    ),
    (
      "How to find north",
      """
      Look for the drain pipe of number twelve, and go up.
      """
    ),
    (
      "A visitor at the eyepiece",
      """
      She is four and saw the Moon. “It is broken,” she said, “but you can still use it.”
      """
    ),
    (
      "Counting meteors",
      """
      Thirty-one before two o'clock. Then I fell asleep, and cannot speak for the rest.
      """
    ),
    (
      "The street lamp",
      """
      The town has put a shade on it, after nine letters. I can see the Milky Way, and the \
      neighbour cannot find his keys.
      """
    ),
    (
      "A new eyepiece",
      """
      Whenever one is bought, it rains for a week. Farmers have begun to ask me when I plan to \
      buy the next.
      """
    ),
    (
      "The comet",
      """
      A smudge. But it has been on its way for four thousand years, so I put on a clean shirt.
      """
    ),
    (
      "Eclipse, 62 per cent",
      """
      The birds stopped, the colander made little crescents on the wall, and the bus came on \
      time.
      """
    ),
    (
      "Light from then",
      """
      What I saw tonight left while Rome was a village. I told it that it had been worth the \
      trip.
      """
    ),
  ]
}
