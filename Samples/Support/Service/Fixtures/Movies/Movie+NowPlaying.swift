extension Movie {
  /// The movies in cinemas.
  static let nowPlaying = [
    Movie(
      101, "salt-road", "The Salt Road", "2026-10-30", rated: (7.8, 2210),
      """
      Two sisters carry their village's last sack of salt across a desert that is older than \
      every map of it.
      """),
    Movie(
      102, "the-night-ferry", "The Night Ferry", "2026-11-06", rated: (6.9, 1344),
      """
      A ferry leaves at midnight with eleven passengers and arrives with twelve. The purser \
      counts again.
      """),
    Movie(
      103, "lighthouse", "夜の灯台", "2026-09-18", rated: (8.4, 3102), original: ("夜の灯台", "ja"),
      """
      灯台守の娘は、毎晩ひとつずつ光を数える。ある夜、ひとつ多かった。
      """),
    Movie(
      104, "goblin-dentist", "Goblin Dentist", "2026-10-16", rated: (3.1, 512),
      """
      He has forty teeth, most of them his own. Now the tooth fairy wants a word.
      """),
    Movie(
      105, "amelie-et-le-tram", "Amélie & the Number Nine", "2026-10-02", rated: (7.2, 987),
      original: ("Amélie et le tramway n° 9", "fr"),
      """
      A tram driver in Grenoble starts to answer the letters that people leave between the \
      seats.
      """),
    Movie(
      106, "fold", "Fold", "2026-11-13", rated: (5.4, 233),
      """
      An origami master is hired to rob a bank by making it smaller.
      """),
    Movie(
      107, "the-understudy", "The Understudy's Understudy", "2026-09-25", rated: (6.1, 1509),
      """
      She has learned every part in the play. On opening night nobody else turns up.
      """),
    Movie(
      108, "breakfast-at-the-end", "Breakfast at the End of the World", "2026-08-28",
      rated: (7.6, 4120),
      """
      The diner stays open. The coffee is bad, the asteroid is late, and table four would like \
      to order.
      """),
    Movie(
      109, "three-minutes-of-rain", "Three Minutes of Rain", "2026-10-09", rated: (8.1, 640),
      """
      It rains once in seven years. Everybody in town has plans for it.
      """),
    Movie(
      110, "the-lock-keeper", "The Lock-Keeper's Winter", "2026-11-20", rated: (7.0, 88),
      """
      Ice closes the canal, and a barge full of singers with it.
      """),
    Movie(
      111, "robot-in-law", "Robot-in-Law", "2026-07-31", rated: (2.8, 1933),
      """
      She married the engineer. He came with the prototype.
      """),
    Movie(
      112, "der-letzte-bademeister", "The Last Lifeguard", "2026-09-04", rated: (6.6, 702),
      original: ("Der letzte Bademeister", "de"), pictures: [.poster],
      """
      A village pool is to become a car park. Its lifeguard, 71, has not yet come out of the \
      water.
      """),
    Movie(
      113, "paper-planes", "A Thousand Paper Planes", "2026-10-23", rated: (7.4, 455),
      """
      Every morning a plane made of paper lands on the same balcony. The address on its wing \
      is a street that was never built.
      """),
    Movie(
      114, "the-quiet-heist", "The Quiet Heist", "2026-11-06", rated: (6.4, 1120),
      """
      Four librarians, one vault, no talking.
      """),
    Movie(
      115, "moth-season", "Moth Season", "2026-10-30", rated: (4.7, 301), pictures: [],
      """
      Something is eating the cinema's curtains, row by row, and it has begun to like the \
      seats.
      """),
    Movie(
      116, "caravan-for-one", "Caravan for One", "2026-09-11", rated: (6.8, 518),
      """
      After the divorce she kept the caravan, he kept the car. The campsite is four hundred \
      miles away.
      """),
    Movie(
      117, "the-map-thief", "The Map Thief", "2026-08-14", rated: (7.7, 2875),
      """
      He steals only maps, and only those with a mistake. Then he finds one that has his own \
      house in the wrong place.
      """),
    Movie(
      118, "karaoke-for-ghosts", "Karaoke for Ghosts", "2026-10-31", rated: (5.9, 1666),
      """
      The bar has been closed since 1988. On Thursdays the queue goes round the block.
      """),
    Movie(
      119, "sju-sjoar", "Seven Lakes", "2026-09-18", rated: (7.3, 390),
      original: ("Sju sjöar", "sv"),
      """
      A postman rows between seven lakes, and one summer decides to read the postcards.
      """),
    Movie(
      120, "the-biscuit-committee", "The Biscuit Committee", "2026-11-13", rated: (3.8, 147),
      """
      Eleven people must agree on a biscuit. Two hours and forty minutes.
      """),
  ]
}
