import Foundation
@_spi(Nodes) import PlatenGraph

/// A field in which a user enters a date, a time or both.
///
///     DatePicker("Due", selection: $due)  // Due [2026-11-22 14:30                        ]
///     DatePicker("Due", selection: $due, in: Date()..., displayedComponents: .date)
///
/// Dates are written as `2026-11-22`, times as `14:30`, in the time zone of the environment. A text in
/// another form, or out of range, is refused, and the field shows the date that it has had. What is not
/// displayed of the date stays as it is.
public struct DatePicker<Label: View>: View {
  /// What is shown of a date.
  public typealias Components = DatePickerComponents

  @Environment(\.timeZone) private var timeZone
  private let selection: Binding<Date>
  private let range: (from: Date?, through: Date?)
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, from first: Date?, through last: Date?, _ components: Components,
    _ label: Label
  ) {
    (self.selection, range) = (selection, (first, last))
    (self.components, self.label) = (components, label)
  }

  /// The field.
  public var body: some View {
    let form = DateFieldFormat(components: components, timeZone: timeZone)
    DateField(
      value: FieldValue(selection, from: range.from, through: range.through, form), label: label)
  }
}

extension DatePicker {
  /// A field for any date, with any view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label())
  }

  /// A field for a date in a range, with any view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
  }

  /// A field for a date not before another, with any view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label())
  }

  /// A field for a date not after another, with any view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A field for any date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A field for a date in a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A field for a date not before another, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A field for a date not after another, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// What a date picker shows of a date.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the components.
  public let rawValue: UInt

  /// The components of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The field of a date picker.
private struct DateField<Label: View>: FieldView {
  let value: FieldValue?
  let label: Label

  var text: Binding<String> { .constant("") }
  var prompt: Text? { nil }
  var onCommit: (() -> Void)? { nil }
  static var isSecure: Bool { false }

  func makeNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }
}

extension DatePicker where Label == Text {
  /// A field for any date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A field for a date in a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A field for a date not before another, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A field for a date not after another, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}
