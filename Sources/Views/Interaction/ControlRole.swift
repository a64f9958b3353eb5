/// The role of a control in accessibility terms, such as a button or a text field.
public enum ControlRole: String, Sendable {
  case textField = "text field"
  case secureField = "secure field"
  case button, menu, toggle, stepper, slider, picker, link, tab, list
  case disclosureGroup = "disclosure group"
  case scrollArea = "scroll area"
}
