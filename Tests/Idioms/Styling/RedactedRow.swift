import MaquetteMacros

// A row of placeholders while the data is loading.
struct RedactedRow: View {
  var body: some View {
    HStack {
      Image(systemName: "person.crop.circle")
        .font(.largeTitle)
        .unredacted()
      VStack(alignment: .leading) {
        Text("Firstname Lastname").font(.headline)
        Text("A line about this person")
      }
    }
    .redacted(reason: .placeholder)
  }
}

#Preview("redacted-row") {
  RedactedRow()
}
