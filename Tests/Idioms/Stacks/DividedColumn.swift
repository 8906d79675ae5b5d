import MaquetteMacros

// Rows with a line between them.
struct DividedColumn: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Copy").padding()
      Divider()
      Text("Share").padding()
      Divider()
      Text("Delete").foregroundStyle(.red).padding()
    }
    .frame(width: 200)
  }
}

#Preview("divided-column") {
  DividedColumn()
}
