extension Post {
  /// The posts of a beekeeper.
  static let beekeeper: [Text] = [
    (
      "They are out",
      """
      Twelve degrees, sun, no wind. By eleven they had found the hazel, the crocuses and my \
      lunch.
      """
    ),
    (
      "A swarm on the post box",
      """
      The postman rang and stood very straight. I went with a box and a feather. We have \
      letters and honey now.
      """
    ),
    (
      "Lime blossom",
      """
      For two weeks in June the honey tastes of a street that I lived in once.
      """
    ),
    (
      "The queen's age",
      """
      I mark them with a dot of paint: white this year. She has not forgiven me, and lays more \
      eggs than ever.
      """
    ),
    (
      "Smoke",
      """
      They do not mind the smoke. They only think that the forest burns, and fill up for the \
      way. I feel bad about it each time.
      """
    ),
    (
      "Wasps",
      """
      In August the neighbours come with knives and no manners.
      """
    ),
    (
      "Forty kilos",
      """
      That is what one hive made. I wrote the number on the wall of the shed, under my \
      mother's, which is larger.
      """
    ),
    (
      "Winter hum",
      """
      Put an ear to the wood in January: there it is, one warm note.
      """
    ),
    (
      "A sting in the eyebrow",
      """
      My grandson says that I look surprised. I was.
      """
    ),
    (
      "Mites, honestly",
      """
      I lost two hives. I had counted in September and did not like the number, and counted \
      again instead of acting.
      """
    ),
  ]
}
