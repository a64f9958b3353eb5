@_exported import PlatenTestSupport

/// The seeds that each law runs with.
let seeds = Seeds.first(20)
