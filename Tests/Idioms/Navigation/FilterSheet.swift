import MaquetteMacros

// A sheet that is not shown at rest.
struct FilterSheet: View {
  @State private var isPresented = false

  var body: some View {
    Button("Filters") {
      isPresented = true
    }
    .sheet(isPresented: $isPresented, onDismiss: { print("closed") }) {
      FilterOptions()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
  }
}

private struct FilterOptions: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}

#Preview("filter-sheet") {
  FilterSheet()
}
