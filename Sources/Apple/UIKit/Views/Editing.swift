/// The editing of a text by the user.
enum Editing {
  case ended, active
  /// A delegate refused the editing that began last. Until the next editing begins, the text does not
  /// change.
  case refused

  /// Begins, unless the delegate refuses.
  ///
  /// - Parameter isAllowed: The answer of the delegate, or `nil` without a delegate.
  init(ifAllowed isAllowed: Bool?) { self = isAllowed == false ? .refused : .active }
}
