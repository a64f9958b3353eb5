extension Post {
  /// The posts of a gardener in the north.
  static let gardener: [Text] = [
    (
      "Slugs 4, lettuce 0",
      """
      I went out at ten with a torch and a bucket. They were already there, waiting, like \
      people at a theatre before the doors open.
      """
    ),
    (
      "The apple tree moves",
      """
      It has leaned towards the shed since the storm of 1990. Every spring I move the shed.
      """
    ),
    (
      "A year without tomatoes",
      """
      Blight came in July and took everything but one. We cut it into six and ate it standing \
      up.
      """
    ),
    (
      "Compost",
      """
      Put in what you regret. Wait a year. Take out soil.
      """
    ),
    (
      "The hedgehog returns",
      """
      He walks the same round each night, along the wall, under the bench, through the beans, \
      and stops where the old gate was.
      """
    ),
    (
      "What I wrote on the labels",
      """
      The rain has washed off all of them. It is going to be an exciting summer.
      """
    ),
    (
      "Ice on the rhubarb",
      """
      Minus four in May. I covered it with my second best coat, and now I own a coat that \
      smells of pudding.
      """
    ),
    (
      "Advice from my neighbour",
      """
      “Plant peas when you can sit on the ground with bare legs.” She has the earliest peas in \
      the street, and no visitors in April.
      """
    ),
    (
      "Two square metres",
      """
      A friend in town grows chillies on a window sill and talks of his harvest. I listen with \
      respect. I have seen the chillies.
      """
    ),
    (
      "The last dahlia",
      """
      First frost tonight. I picked them all, and the kitchen looks as if somebody had won \
      something.
      """
    ),
  ]
}
