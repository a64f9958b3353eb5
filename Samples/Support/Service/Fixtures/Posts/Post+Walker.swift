extension Post {
  /// The posts of a walker.
  static let walker: [Text] = [
    (
      "The long way",
      """
      It is two kilometres longer and has a dog. I take it for the dog.
      """
    ),
    (
      "A gate with instructions",
      """
      “Please close. If closed, please do not open. If you must open, please think of the \
      goats.”
      """
    ),
    (
      "The path that was ploughed",
      """
      It is on the map, it is on the sign, and it is under the barley. I walked round three \
      sides of a right.
      """
    ),
    (
      "Boots",
      """
      They are resoled for the fourth time. The cobbler says that only the laces are from the \
      shop, and those he is not sure of.
      """
    ),
    (
      "Talking to cows",
      """
      They come to the fence and listen to all of it. I have had worse committees.
      """
    ),
    (
      "Rain from below",
      """
      There was a ford. There is a river now.
      """
    ),
    (
      "Lost, a little",
      """
      I came out of the wood at a village that I did not know, and was home for tea. I have \
      not found it since.
      """
    ),
    (
      "The summit book",
      """
      Entry of 1931: “Fog. Saw nothing. Wonderful.” I added the date, and “ditto”.
      """
    ),
    (
      "Two sandwiches",
      """
      One is for noon. The other is also for noon, but there is a bend in the path that I like \
      to believe in.
      """
    ),
    (
      "A bench for somebody",
      """
      “For Inge, who did not like to sit.” I sat for a while, and then got up, for Inge.
      """
    ),
  ]
}
