import MaquetteMacros

// A number and its unit on one baseline.
struct BaselineRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text("8,342")
        .font(.system(size: 40, weight: .bold))
      Text("steps")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview("baseline-row") {
  BaselineRow()
}
