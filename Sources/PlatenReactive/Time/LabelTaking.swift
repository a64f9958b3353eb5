/// A scheduler that can say, in a list of what is pending, who asked for its work.
protocol LabelTaking: Scheduler {
  associatedtype Labelled: Scheduler
  where
    Labelled.SchedulerTimeType == SchedulerTimeType, Labelled.SchedulerOptions == SchedulerOptions

  func labelled(_ label: WorkLabel) -> Labelled
}

extension WorkLabel {
  /// Work of which nobody said what it is.
  static let scheduled = WorkLabel("scheduled work")

  /// The label of an operator that takes its timer back when that has fired once.
  static func oneShot(_ name: String, _ fileID: StaticString, _ line: UInt) -> WorkLabel {
    var label = WorkLabel(name, fileID: fileID, line: line)
    label.endsItself = true
    return label
  }
}
