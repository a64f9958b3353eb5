extension Movie {
  /// Older movies. The poster of the first one is not a valid image.
  static let older = [
    Movie(
      301, "the-missing-poster", "The Missing Poster", "1958-05-09", rated: (7.9, 1874),
      """
      A detective who never sees a film to its end looks for a poster that no cinema ever had.
      """),
    Movie(
      302, "platform-zero", "Platform Zero", "1984-10-26", rated: (8.3, 5210),
      """
      Trains leave from it every hour. Nobody has ever seen one arrive.
      """),
    Movie(
      303, "the-tailor-of-hours", "The Tailor of Hours", "1937-03-12", rated: (8.8, 944),
      """
      A tailor in Prague takes in the afternoon of anybody who finds it too long.
      """),
    Movie(
      304, "cosmic-laundromat", "Cosmic Laundromat", "1979-08-17", rated: (5.8, 2604),
      """
      Single socks from all over the galaxy come out in Cleveland. So does what was wearing \
      them.
      """),
    Movie(
      305, "les-moulins", "The Windmills at Night", "1962-11-30", rated: (8.6, 1310),
      original: ("Les moulins, la nuit", "fr"),
      """
      When the wind falls, the miller's wife turns the sails by hand, so that he will sleep.
      """),
    Movie(
      306, "attack-of-the-teapots", "Attack of the Teapots", "1956-07-20", rated: (2.2, 873),
      """
      They came from space. They were short. They were stout.
      """),
    Movie(
      307, "the-glass-umbrella", "The Glass Umbrella", "1949-09-02", rated: (7.5, 421),
      """
      A jeweller bets his shop on a spring without hail.
      """),
    Movie(
      308, "thirty-one-crows", "Thirty-One Crows", "2003-02-14", rated: (7.1, 3377),
      """
      Each crow has seen a part of the crime. A widow with a bag of peanuts puts them in \
      order.
      """),
    Movie(
      309, "a-small-orchestra", "A Small Orchestra", "1995-04-21", rated: (8.0, 1999),
      """
      One violin, one tuba, no conductor, and a tour of every island that has a piano.
      """),
    Movie(
      310, "the-ice-merchant", "The Ice Merchant", "1926-01-08", rated: (8.5, 377),
      """
      He sells ice in the mountains. Silent, tinted blue, complete but for the second reel.
      """),
    Movie(
      311, "lunar-taxi", "Lunar Taxi", "2011-06-10", rated: (6.3, 4408),
      """
      The meter starts at a quarter of a million miles.
      """),
    Movie(
      312, "dom-nad-wisla", "House above the River", "1977-09-16", rated: (7.8, 655),
      original: ("Dom nad Wisłą", "pl"),
      """
      Three generations repaint one kitchen, and each finds the colour of the one before.
      """),
    Movie(
      313, "the-wrong-bear", "The Wrong Bear", "1998-12-11", rated: (4.9, 1212),
      """
      The circus sent a telegram. The telegram said “dancer”.
      """),
    Movie(
      314, "the-gardener-of-babel", "The Gardener of Babel", "2016-05-13", rated: (7.6, 2745),
      """
      While the tower rises, somebody has to water the ground floor, and to ask in every \
      language whose hose this is.
      """),
    Movie(
      315, "second-hand-sun", "Second-Hand Sun", "2019-08-30", rated: (6.5, 1580),
      """
      A town in a shadow orders a mirror for its mountain. It comes with instructions in \
      another alphabet.
      """),
    Movie(
      316, "the-accordionist", "The Accordionist of Split", "1969-06-06", rated: (7.7, 803),
      original: ("Harmonikaš iz Splita", "hr"),
      """
      He knows one song. It is the right one.
      """),
    Movie(
      317, "midnight-inventory", "Midnight Inventory", "2008-10-03", rated: (3.6, 966),
      """
      Stocktaking in a furniture shop. The count is one wardrobe too many.
      """),
    Movie(
      318, "the-patience-of-trees", "The Patience of Trees", "2022-03-25", rated: (8.2, 1147),
      """
      Four seasons in a forest, told by a bench.
      """),
    Movie(
      319, "sun-in-the-teacup", "茶碗の中の太陽", "1953-11-03", rated: (8.7, 1420),
      original: ("茶碗の中の太陽", "ja"),
      """
      年老いた陶工は、最後の茶碗に夕日を閉じ込めようとする。
      """),
    Movie(
      320, "hotel-meridian", "Hotel Meridian", "2001-07-27", rated: (7.0, 2233),
      """
      The left wing is in yesterday, the right wing in tomorrow. Breakfast is served in the \
      lobby.
      """),
    Movie(
      321, "the-long-weekend", "The Long Weekend", "1988-08-05", rated: (6.0, 1789),
      """
      Friday goes well. By the second Sunday, people begin to talk.
      """),
    Movie(
      322, "echo-and-sons", "Echo & Sons, Plumbers", "1972-04-14", rated: (6.7, 540),
      """
      A family firm hears everything in every pipe of the city, and keeps quiet, and keeps \
      notes.
      """),
  ]
}
