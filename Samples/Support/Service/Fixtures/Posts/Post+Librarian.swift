extension Post {
  /// The posts of a librarian in a small town.
  static let librarian: [Text] = [
    (
      "Overdue since 1974",
      """
      It came in an envelope without a sender: a book on swimming, dry, with a bathing cap as \
      a bookmark.
      """
    ),
    (
      "The quiet table",
      """
      There is one table where nobody may talk. It is booked until March, mostly by people who \
      want to be asked why.
      """
    ),
    (
      "What people leave in books",
      """
      Tickets, a pressed fern, a slice of ham (once), and a list headed “reasons to stay” with \
      eleven entries.
      """
    ),
    (
      "The large print",
      """
      Mrs Ek has read all of it, twice. We have begun to set the new ones in order of how \
      cross they made her.
      """
    ),
    (
      "A question at the desk",
      """
      “I am looking for a blue book.” We found it in four minutes. I will remember those four \
      minutes.
      """
    ),
    (
      "Story hour",
      """
      The dragon was too frightening, so the children voted. He now runs a small hotel.
      """
    ),
    (
      "Silence, measured",
      """
      The new meter says 38 decibels. Of those, I believe, 30 are the radiator.
      """
    ),
    (
      "Returned by mail",
      """
      A boy moved to Canada with our only book on moose. He has sent it back with corrections.
      """
    ),
    (
      "Alphabetical order",
      """
      The new assistant has shelved “The End” first. I cannot find the mistake in her \
      reasoning.
      """
    ),
    (
      "Closing the card index",
      """
      Nobody has opened the drawers for years. I pulled one to say goodbye, and found in it a \
      joke that I had filed there in 1991.
      """
    ),
  ]
}
