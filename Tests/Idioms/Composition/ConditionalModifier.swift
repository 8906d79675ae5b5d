import MaquetteMacros

// A modifier that applies on a condition.
struct ConditionalModifier: View {
  let isSelected = true

  var body: some View {
    HStack(spacing: 12) {
      Text("Selected")
        .if(isSelected) { $0.bold().foregroundStyle(.blue) }
      Text("Other")
        .if(!isSelected) { $0.bold() }
    }
  }
}

extension View {
  @ViewBuilder
  fileprivate func `if`<Content: View>(
    _ condition: Bool, transform: (Self) -> Content
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

#Preview("conditional-modifier") {
  ConditionalModifier()
}
