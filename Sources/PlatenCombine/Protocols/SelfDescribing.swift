/// A subscriber or subscription that uses one description for `print`, mirrors, and playgrounds.
@usableFromInline
protocol SelfDescribing: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The children of the custom mirror; empty by default.
  var mirrorChildren: [Mirror.Child] { get }
}

extension SelfDescribing {
  @usableFromInline var mirrorChildren: [Mirror.Child] { [] }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: mirrorChildren) }
  @usableFromInline var playgroundDescription: Any { description }
}
