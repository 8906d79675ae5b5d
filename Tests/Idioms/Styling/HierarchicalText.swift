import MaquetteMacros

// The levels of the foreground style.
struct HierarchicalText: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
      Text("Half of the primary colour").foregroundStyle(Color.primary.opacity(0.5))
      Text("The tint").foregroundStyle(.tint)
    }
  }
}

#Preview("hierarchical-text") {
  HierarchicalText()
}
