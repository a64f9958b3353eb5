extension Post {
  /// The posts of a baker, whose work begins at three in the morning.
  static let baker: [Text] = [
    (
      "Three in the morning",
      """
      The street belongs to me, two cats and the man who mends the tram lines. He gets the \
      first roll. He says that it is too hot. He has said so for nine years.
      """
    ),
    (
      "On feeding a sourdough",
      """
      My starter is older than my apprentice. It asks for less: flour, water, a warm corner, \
      and to be left alone on Sundays.
      """
    ),
    (
      "The loaf that fell",
      """
      I dropped a tray today and sold the loaves as “rustic”. Somebody asked for the recipe.
      """
    ),
    (
      "What rye wants",
      """
      Rye does not want to be kneaded, only persuaded. Wet your hands, be brief, and leave \
      before it notices.
      """
    ),
    (
      "Eleven croissants",
      """
      A dozen is twelve, except in a bakery, where it is thirteen, except when I have \
      breakfast.
      """
    ),
    (
      "A complaint about holes",
      """
      A customer returned a ciabatta because of the holes. I explained that the holes are \
      free.
      """
    ),
    (
      "Salt",
      """
      I forgot the salt once, in 2009. People in the street still lower their voices.
      """
    ),
    (
      "The oven has opinions",
      """
      It runs hot at the back left. We have agreed that this is where the seeded ones go.
      """
    ),
    (
      "Closing time",
      """
      At noon there is one roll left in the window, and I always hope that somebody hungry \
      comes before I am.
      """
    ),
    (
      "Butter, an inventory",
      """
      Ordered: forty kilos. Used: thirty-nine. Missing: one. The apprentice has a cold and a \
      very shiny chin.
      """
    ),
  ]
}
