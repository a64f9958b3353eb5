import PlatenCompatibility
import PlatenNavigation
import Testing

/// Modifiers without a meaning in text are accepted and have no effect.
@MainActor
@Suite struct AcceptedTests {
  @Test func controlStylesDoNotAffectRendering() {
    let shown = picture(30) {
      Form {
        Toggle("One", isOn: .constant(true)).toggleStyle(.switch)
        TextField("Two", text: .constant("x")).textFieldStyle(.roundedBorder)
        Label("Three", systemImage: "tray").labelStyle(.iconOnly)
        ProgressView("Four").progressViewStyle(.circular)
        Button("Five") {}.buttonStyle(.borderedProminent)
        Menu("Six") {}.menuStyle(.button)
      }
      .formStyle(.grouped)
    }
    #expect(
      shown == """
        [x] One
        Two  [x                      ]
        Three
        Four…
        ( Five )
        ( Six ▾ )
        """)
  }

  @Test func keyboardModifiersDoNotAffectRendering() {
    let field = TextField("Name", text: .constant("x"))
      .keyboardType(.emailAddress).textContentType(.username).autocapitalization(.none)
      .textInputAutocapitalization(.never).autocorrectionDisabled().disableAutocorrection(true)
      .submitLabel(.done)
    #expect(picture(20) { field } == "Name [x            ]")
  }

  @Test func typographyModifiersDoNotAffectRendering() {
    let text =
      Text("a").kerning(1).tracking(2).baselineOffset(3).monospacedDigit().monospaced()
      .fontDesign(.serif).fontWidth(.expanded).textScale(.secondary) + Text("b")
    let view = VStack { text }
      .kerning(1).tracking(2).baselineOffset(3).monospacedDigit().monospaced().fontDesign(.serif)
      .fontWidth(.condensed).lineSpacing(4).minimumScaleFactor(0.5).allowsTightening(true)
      .textSelection(.enabled).help("A **note**").help(Text("A note"))
    #expect(picture(20) { view } == "ab")
    #expect(picture(20) { Text("a").font(.custom("Times", size: 12, relativeTo: .body)) } == "a")
  }
}

extension AcceptedTests {
  /// Split into several steps: the compiler takes minutes for a single chain of this length.
  @Test func visualEffectsDoNotAffectRendering() {
    let text = Text("as it is")
    let cut = text.shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2).shadow(radius: 5)
      .cornerRadius(8).clipped().clipShape(Circle()).clipShape(.rect(cornerRadius: 4))
      .mask(Circle()).mask { Text("nothing") }.contentShape(Rectangle())
    let moved = text.rotationEffect(.degrees(45))
      .rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))
      .scaleEffect(2).scaleEffect(x: 1, y: 2).offset(x: 10).offset(y: -5).position(x: 1, y: 2)
    let tinted = text.blur(radius: 3).brightness(0.1).contrast(2).saturation(0).grayscale(1)
      .colorInvert().blendMode(.multiply).compositingGroup().drawingGroup()
    let animated = text.animation(.spring()).animation(.easeIn(duration: 1), value: 1)
      .transition(.move(edge: .top).combined(with: .opacity)).contentTransition(.numericText())
      .transaction { $0.animation = nil }.ignoresSafeArea().edgesIgnoringSafeArea(.all)
    #expect(picture(30) { cut } == "as it is")
    #expect(picture(30) { moved } == "as it is")
    #expect(picture(30) { tinted } == "as it is")
    #expect(picture(30) { animated } == "as it is")
  }

  @Test func touchGesturesNeverFire() {
    struct Card: View {
      @GestureState private var offset = 3
      @Namespace private var namespace

      var body: some View {
        Text("\(offset)")
          .gesture(
            DragGesture().updating($offset) { _, state, _ in state = 4 }.onEnded { _ in }
          )
          .simultaneousGesture(LongPressGesture(minimumDuration: 1).onChanged { _ in })
          .highPriorityGesture(MagnificationGesture())
          .matchedGeometryEffect(id: 1, in: namespace)
          .onHover { _ in }
      }
    }
    #expect(picture(30) { Card() } == "3")
  }

  @Test func listAndControlAppearanceModifiersDoNotAffectRendering() {
    let list = List {
      Text("row").listRowInsets(EdgeInsets()).listRowBackground(Color.red)
        .listRowSeparator(.hidden).listItemTint(.blue)
    }
    .scrollContentBackground(.hidden).scrollIndicators(.hidden).scrollDismissesKeyboard(.never)
    let colored = list.tint(.red).accentColor(.blue).controlSize(.large)
      .buttonBorderShape(.capsule).tabViewStyle(.page)
    let drawn = list.symbolRenderingMode(.palette).imageScale(.large).symbolVariant(.fill.circle)
      .symbolEffect(.bounce, value: 1).sensoryFeedback(.success, trigger: 1)
    #expect(picture(30) { colored } == "row")
    #expect(picture(30) { drawn } == "row")
  }

  @Test func withAnimationAppliesChangesImmediately() {
    var steps: [String] = []
    let result = withAnimation(.easeInOut) {
      steps.append("body")
      return 3
    }
    withAnimation {
      steps.append("change")
    } completion: {
      steps.append("done")
    }
    withTransaction(Transaction(animation: .linear)) { steps.append("transaction") }
    #expect(result == 3)
    #expect(steps == ["body", "change", "done", "transaction"])
  }

  @Test func disablingHitTestingDisablesAButton() {
    let host = TestGraph(Button("Save") {}.allowsHitTesting(false))
    #expect(host.lines == ["( Save ) disabled"])
  }
}
