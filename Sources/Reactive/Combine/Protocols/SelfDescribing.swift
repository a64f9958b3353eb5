/// A subscriber or subscription that uses one description for `print`, mirrors, and playgrounds.
@usableFromInline
package protocol SelfDescribing: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The children of the custom mirror; empty by default.
  var mirrorChildren: [Mirror.Child] { get }
}

extension SelfDescribing {
  @usableFromInline package var mirrorChildren: [Mirror.Child] { [] }
  @usableFromInline package var customMirror: Mirror { Mirror(self, children: mirrorChildren) }
  @usableFromInline package var playgroundDescription: Any { description }
}
