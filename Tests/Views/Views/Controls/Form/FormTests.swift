import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct FormTests {
  @Test func theLabelsOfAFormAreAlignedInAColumnBeforeTheFields() {
    let shown = picture(40) {
      Form {
        TextField("Name", text: .constant("Ada"))
        TextField("Country", text: .constant(""))
        Text("a text is a row of its own, as wide as the form")
        SecureField("Password", text: .constant("1815"))
        Button("Save") {}
      }
    }
    #expect(
      shown == """
        Name      [Ada                         ]
        Country   [                            ]
        a text is a row of its own, as wide as
        the form
        Password  [•••                         ]
        ( Save )
        """)
  }

  @Test func theLabelColumnOccupiesAtMostAThirdOfTheWidth() {
    let shown = picture(30) {
      Form {
        TextField("a label of many words", text: .constant("x"))
        TextField("b", text: .constant("y"))
      }
    }
    #expect(
      shown == """
        a label o…  [x               ]
        b           [y               ]
        """)
  }

  @Test func aFieldWithoutALabelStartsInTheValueColumn() {
    let shown = picture(30) {
      Form {
        TextField("Name", text: .constant("x"))
        TextField("", text: .constant("y"))
      }
    }
    #expect(
      shown == """
        Name  [x                     ]
              [y                     ]
        """)
  }

  @Test func aFormWithoutLabelsHasNoLabelColumn() {
    let shown = picture(20) { Form { TextField("", text: .constant("x")) } }
    #expect(shown == "[x                 ]")
  }

  @Test func theDisabledMarkerOfAButtonStartsInTheValueColumn() {
    let shown = picture(40) {
      Form {
        TextField("A longer label", text: .constant("x"))
        Button("Go") {}
        Button("Do much more") {}
      }
      .disabled(true)
    }
    #expect(
      shown == """
        A longer lab…  [x             ] disabled
        ( Go )         disabled
        ( Do much more ) disabled
        """)
  }

  @Test func fieldsInASectionShareTheLabelColumnOfTheForm() {
    let shown = picture(30) {
      Form {
        Section("Account") { TextField("Name", text: .constant("x")) }
        TextField("Password", text: .constant("y"))
      }
    }
    #expect(
      shown == """
        Account
        Name      [x                 ]

        Password  [y                 ]
        """)
  }

  @Test func labelsInStacksAndFramesDoNotAffectTheLabelColumn() {
    let shown = picture(34) {
      Form {
        TextField("Name", text: .constant("x"))
        HStack { TextField("A longer label", text: .constant("y")) }
        VStack { TextField("B", text: .constant("z")) }
        TextField("C", text: .constant("z")).frame(maxWidth: .infinity)
      }
    }
    #expect(
      shown == """
        Name  [x                         ]
        A longer label [y                ]
        B [z                             ]
        C [z                             ]
        """)
  }

  @Test func aChangedLabelMovesTheColumnOnlyIfItsWidthDiffers() {
    let model = Labels()
    let host = TestGraph(width: 30, LabelForm(model: model))
    #expect(host.lines.first == "Name  [Ada                   ]")
    let block = host.graph.block
    model.second = "Last"
    #expect(host.lines.first == "Name  [Ada                   ]")
    #expect(host.graph.block.sharesRow(0, with: block))
    model.second = "Country"
    #expect(host.lines.first == "Name     [Ada                ]")
    model.second = "x"
    #expect(host.lines.first == "Name  [Ada                   ]")
  }
}

private final class Labels: ObservableObject {
  @Published var second = "Town"
}

private struct LabelForm: View {
  let model: Labels

  var body: some View {
    Form {
      TextField("Name", text: .constant("Ada"))
      SecondField(model: model)
    }
  }
}

private struct SecondField: View {
  @ObservedObject var model: Labels
  var body: some View { TextField(model.second, text: .constant("x")) }
}
