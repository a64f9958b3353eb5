/// The direction in which the stack around a view places its views.
///
/// It belongs to a view's place: a `Divider` or a `Spacer` is another thing in a row than in a
/// column.
enum Axis {
  case horizontal, vertical
}
