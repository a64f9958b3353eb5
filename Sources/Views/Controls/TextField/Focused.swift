@_spi(Nodes) import PlatenGraph

/// A modifier that binds the controls in a view to a focus state.
private struct FocusModifier: ControlModifier {
  let link: FocusLink

  func modify(_ subtree: inout AccessibilitySubtree, at node: Node) {
    subtree.mapControls { $0.focusLinks.append(link) }
  }
}

extension View {
  /// Binds the focus of the control in this view to a value of a focus state.
  ///
  ///     TextField("Name", text: $name).focused($focus, equals: .name)
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    focused(binding, equals: value, else: nil)
  }

  /// Binds the focus of the control in this view to a Boolean focus state.
  ///
  ///     TextField("Name", text: $name).focused($isNameFocused)
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true, else: false)
  }

  private func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, else none: Value
  ) -> some View {
    let link = FocusLink(state: binding.id) {
      binding.wrappedValue == value
    } setFocused: { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = none
      }
    }
    return modifier(FocusModifier(link: link))
  }
}
