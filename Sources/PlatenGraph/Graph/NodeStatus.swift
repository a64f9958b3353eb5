/// Where a node is in its life, and what is to be done for it.
struct NodeStatus {
  /// Whether the node is yet to be announced, is in the tree, or has left it.
  var life = Node.Life.new
  /// Whether the node is to be evaluated before the turn ends.
  var isDirty = false
  /// Whether something above relies on what the node answered since it last told of a change.
  var isReliedOn = false
  /// Whether a user can act on the node while it is on the screen, if it is what users act on.
  var isEnabled = true
  /// The pass in which the node was evaluated last because it was dirty.
  var lastPass = 0
}
