@_exported import PlatenTestSupport

/// The seeds of each law.
let seeds = Seeds.first(20)
