import PlatenViews

/// How labelled lines, and texts with an identifier, are found by name.
struct LabeledValueNames {
  private let readings: [LabeledValue]
  /// Those of an identifier first, then those of a label, each in frame order.
  private var numbered = NumberedNames()

  init(_ readings: [LabeledValue]) {
    self.readings = readings
    for (position, reading) in readings.enumerated() {
      if let identifier = reading.identifier { numbered.add(identifier, at: position) }
    }
    for (position, reading) in readings.enumerated() where reading.identifier != reading.label {
      numbered.add(reading.label, at: position)
    }
  }

  /// The first of a name, with `#2` behind the name the second, and so on.
  func reading(named name: String) -> LabeledValue? {
    numbered.position(of: name).map { readings[$0] }
  }

  /// A name for each, by which it is found.
  var names: [String] {
    readings.enumerated().map { position, reading in
      numbered.full((reading.identifier ?? reading.label).shown, at: position)
    }
  }
}
