import MaquetteMacros

// Rows that are written out.
struct SimpleList: View {
  var body: some View {
    List {
      Text("Inbox")
      Label("Drafts", systemImage: "doc")
      HStack {
        Text("Sent")
        Spacer()
        Text("12").foregroundStyle(.secondary)
      }
      Text("Spam").badge(3)
    }
  }
}

#Preview("simple-list") {
  SimpleList()
}
