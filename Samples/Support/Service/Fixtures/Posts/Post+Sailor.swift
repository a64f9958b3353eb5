extension Post {
  /// The posts of a sailor who repairs a boat.
  static let sailor: [Text] = [
    (
      "She floats",
      """
      After two winters in the yard we put her into the water, and she stayed on top of it. \
      There was cake.
      """
    ),
    (
      "A list of leaks",
      """
      Port side, aft: one. Starboard, forward: one. Coffee pot: one, and the worst.
      """
    ),
    (
      "The engine speaks",
      """
      It says clank when it is happy and nothing when it is not. I have learned to love the \
      clank.
      """
    ),
    (
      "Fog",
      """
      We heard the bell for an hour before we saw the buoy. It was on the other side of us by \
      then.
      """
    ),
    (
      "Varnish",
      """
      Seven coats, they say, and sand between each. On the fourth I began to tell the boat \
      about my childhood.
      """
    ),
    (
      "Harbour dues",
      """
      The harbour master measures every boat with his eyes. To him I am always half a metre \
      longer.
      """
    ),
    (
      "A knot I did not know",
      """
      A girl of eight on the quay showed me a better one. I have been at sea for thirty years, \
      and I said thank you.
      """
    ),
    (
      "Night watch",
      """
      From two to four there is only the compass light and whatever you have been avoiding.
      """
    ),
    (
      "The gull",
      """
      It comes at breakfast, stands on the boom and looks at my toast as a landlord looks at a \
      tenant.
      """
    ),
    (
      "Home, slowly",
      """
      The wind died within sight of the pier. We could read the menu of the fish shop for \
      three hours.
      """
    ),
  ]
}
