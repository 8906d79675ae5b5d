import MaquetteMacros

// A question that opens to its answer, in a box.
struct FrequentQuestion: View {
  @State private var isExpanded = true

  var body: some View {
    GroupBox("Help") {
      DisclosureGroup("How do I cancel?", isExpanded: $isExpanded) {
        Text("In the settings, at any time.")
      }
    }
    .padding()
  }
}

#Preview("frequent-question") {
  FrequentQuestion()
}
