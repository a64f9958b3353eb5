/// A subscriber or subscription that `print`, a mirror and a playground show by its description.
@usableFromInline
protocol SelfDescribing: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// What a mirror shows.
  var mirrorChildren: [Mirror.Child] { get }
}

extension SelfDescribing {
  @usableFromInline var mirrorChildren: [Mirror.Child] { [] }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: mirrorChildren) }
  @usableFromInline var playgroundDescription: Any { description }
}
