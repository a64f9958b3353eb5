import PlatenNavigation

/// An index of labeled values, and of text that has an identifier, by name.
struct LabeledValueNames {
  private let readings: [LabeledValue]
  /// The names of the values: identifiers first, then labels, each in frame order.
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

  /// Returns the first value with the specified name; `#2` after the name selects the second value.
  func reading(named name: String) -> LabeledValue? {
    numbered.position(of: name).map { readings[$0] }
  }

  /// A unique name for each labeled value, in frame order.
  var names: [String] {
    readings.enumerated().map { position, reading in
      numbered.full((reading.identifier ?? reading.label).shown, at: position)
    }
  }
}
