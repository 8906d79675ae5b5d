import MaquetteMacros

// Numbered rows with lines between them, but none after the last.
struct EnumeratedRows: View {
  private let steps = ["Boil the water", "Add the pasta", "Wait for nine minutes"]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
        Text("\(index + 1). \(step)")
          .padding(.vertical, 12)
        if index < steps.count - 1 {
          Divider()
        }
      }
    }
    .padding(.horizontal)
  }
}

#Preview("enumerated-rows") {
  EnumeratedRows()
}
