/// The lifecycle phase of a node and its pending work.
struct NodeStatus {
  /// The lifecycle phase of the node.
  var life = Node.Life.new
  /// Whether the node must be evaluated before the turn ends.
  var isDirty = false
  /// Whether a control of the node is enabled.
  var isEnabled = true
  /// The pass in which the node was last evaluated because it was dirty.
  var lastPass = 0
}
