extension Movie {
  /// Announced movies. One has no release date, and another has an invalid one.
  static let upcoming = [
    Movie(
      201, "the-clockmakers-heir", "The Clockmaker's Heir", "2026-12-04",
      """
      A workshop full of clocks is left to a boy who is always late. They begin to wait for \
      him.
      """),
    Movie(
      202, "station-seven", "Station Seven", "2027-01-15",
      """
      The weather station reports fog every day for a year. Then it reports visitors.
      """),
    Movie(
      203, "untitled-otter-project", "Untitled Otter Project", "", pictures: [],
      """
      Nobody will say what it is about. There are otters. The studio has confirmed the otters.
      """),
    Movie(
      204, "the-thirteenth-month", "The Thirteenth Month", "2026-13-45",
      """
      Between December and January a clerk discovers thirty days that nobody has used.
      """),
    Movie(
      205, "harvest-of-glass", "Harvest of Glass", "2027-02-12", rated: (8.2, 64),
      """
      In a valley where the hail never melts, a glassblower teaches her grandson which stones \
      to keep.
      """),
    Movie(
      206, "boreal-silence", "Boreal Silence", "2027-03-05",
      """
      A sound engineer walks north to record a silence that she once heard as a child.
      """),
    Movie(
      207, "el-ascensor", "The Lift", "2027-01-29", rated: (5.5, 21),
      original: ("El ascensor", "es"),
      """
      Six neighbours, one lift, the fourth floor and a half. Madrid, in August.
      """),
    Movie(
      208, "the-second-moon", "The Second Moon", "2027-06-18",
      """
      It is small, it is slow, and it is wearing down. A caretaker is sent up with a ladder.
      """),
    Movie(
      209, "tea-with-the-tiger", "Tea with the Tiger", "2026-12-18", rated: (7.1, 112),
      """
      The tiger came to tea in 1968. This year it brings the family.
      """),
    Movie(
      210, "ocean-of-dust", "Ocean of Dust", "2027-05-07",
      """
      Sailors on a sea that dried up long ago still know every current by name.
      """),
    Movie(
      211, "the-opposite-of-salt", "The Opposite of Salt", "2027-04-09",
      """
      Ten years after the road, one of the sisters goes back for what they dropped.
      """),
    Movie(
      212, "nine-to-five-thousand", "Nine to Five Thousand", "2027-07-02", rated: (3.4, 40),
      """
      An office moves into a pyramid. Human Resources finds the other human resources.
      """),
    Movie(
      213, "seoul-lullaby", "서울 자장가", "2027-02-26", rated: (6.7, 58), original: ("서울 자장가", "ko"),
      """
      잠들지 않는 도시에서, 야간 버스 기사는 승객들을 위해 노래를 부르기 시작한다.
      """),
    Movie(
      214, "the-cartographers-cat", "The Cartographer's Cat", "2026-12-25",
      """
      There is an island on the chart in the shape of a paw. An expedition sets out.
      """),
    Movie(
      215, "long-wave", "Long Wave", "2027-03-19",
      """
      A pirate station in the North Sea plays one record, again and again, for the man who \
      threw the other overboard.
      """),
    Movie(
      216, "the-beekeepers-alibi", "The Beekeeper's Alibi", "2027-08-20",
      """
      Forty thousand witnesses, and none of them can be cross-examined.
      """),
    Movie(
      217, "snow-on-the-stage", "Snow on the Stage", "2027-01-08", rated: (4.4, 17),
      """
      The prop snow will not stop. In the third act they begin to dig.
      """),
    Movie(
      218, "umbrella-republic", "The Umbrella Republic", "2027-09-10",
      """
      When the dam was built the town voted to stay. They have become very good at umbrellas.
      """),
    Movie(
      219, "last-train-to-lisbon", "Last Train to Lisboa", "2027-04-30",
      original: ("Último comboio para Lisboa", "pt"), pictures: [.poster],
      """
      The conductor has one ticket left to check, and the passenger has been asleep since \
      Paris, since 1974.
      """),
    Movie(
      220, "ampersand", "&", "2027-11-05",
      """
      A love story about two people who meet in the middle of a sentence.
      """),
  ]
}
