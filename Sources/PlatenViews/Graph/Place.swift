/// Where a node is about to stand: under which parent, seeing which environment, placed in which
/// direction.
@MainActor
struct Place {
  unowned let graph: Graph
  let parent: Node?
  let scope: Scope
  let axis: Axis
}
