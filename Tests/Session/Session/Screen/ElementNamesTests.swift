import Platen
import Testing

@testable import PlatenSession

@MainActor
@Suite struct ElementNamesTests {
  private let session = Session(
    Form {
      Toggle("Loud", isOn: .constant(true))
      Button("Save") {}
      Button("Save") {}
      LabeledContent("Total", value: "12")
      List(1..<9, id: \.self) { row in Button("Open \(row)") {} }
    }, size: Session.Size(rows: 3))

  private var names: ElementNames { session.screen.flush().names }

  @Test func eachControlAndLabeledValueHasAName() {
    #expect(names.controls.prefix(3) == ["Loud", "Save", "Save#2"])
    #expect(names.all.last == "Total")
  }

  @Test func anElementIsFoundByItsName() throws {
    #expect(try names.element(named: "Total").value == "12")
    #expect(try names.element(named: "Loud").value == "on")
    #expect(names.shownElement(named: "Sum") == nil)
    #expect(throws: InputError.self) { try names.element(named: "Sum") }
  }

  @Test func theNameOfARowScrollsItsList() throws {
    #expect(names.shownControl(named: "List[8]") == nil)
    #expect(try names.control(named: "List[8]").label == "Open 8")
    #expect(throws: InputError.unknownRow("9", "List", count: 8, similar: nil)) {
      try names.control(named: "List[9]")
    }
  }
}
