import MaquetteMacros

// A long name that gives way to the size beside it.
struct PriorityRow: View {
  var body: some View {
    HStack {
      Text("Screenshot of the settings on my old phone.png")
        .lineLimit(1)
        .truncationMode(.middle)
      Text("12.4 MB")
        .foregroundStyle(.secondary)
        .layoutPriority(1)
      Text("Shared")
        .fixedSize()
    }
    .frame(width: 280)
  }
}

#Preview("priority-row") {
  PriorityRow()
}
