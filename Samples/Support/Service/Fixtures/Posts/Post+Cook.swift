extension Post {
  /// The posts of a cook in a canteen.
  static let cook: [Text] = [
    (
      "Soup for two hundred",
      """
      The secret is that it is soup for four, fifty times, with worse arithmetic.
      """
    ),
    (
      "Onions",
      """
      I cry every morning from eight until nine. By ten I am the calmest person in the \
      building.
      """
    ),
    (
      "They want the pasta back",
      """
      I took the pasta with the red sauce from the menu. There was a petition. There was a \
      drum.
      """
    ),
    (
      "A spoon is missing",
      """
      We began the year with three hundred and have two hundred and twelve. Somewhere there is \
      a drawer of great shame.
      """
    ),
    (
      "The new potato peeler",
      """
      It peels a potato in two seconds, and would not say what it does with the third second.
      """
    ),
    (
      "Allergies",
      """
      Table nine wrote theirs on a card, as a poem. It rhymed. I made them a soup that did \
      too.
      """
    ),
    (
      "Fish on Fridays",
      """
      The office upstairs has asked for a day's notice, so that they can be elsewhere.
      """
    ),
    (
      "What is left over",
      """
      Today: one dumpling. Four people came back to look at it, and each left it for another.
      """
    ),
    (
      "Pepper",
      """
      The delivery was twelve kilos instead of twelve bags. We are going to be interesting \
      until summer.
      """
    ),
    (
      "Thank you, table six",
      """
      You stacked your plates. I saw it. I wanted to run out after you.
      """
    ),
  ]
}
