@_spi(Nodes) import PlatenGraph
import PlatenInteraction

/// The steps by which keys change the value of a field.
@MainActor
struct FieldSteps {
  let units: ControlKind.TextField.Units
  /// Sets the value to the one that is a step away from the value of a text.
  let perform: (ValueStep, _ text: String) throws(ActionError) -> Void
}
