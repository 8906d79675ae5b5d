import MaquetteMacros

// A message with actions that appear when it is held.
struct CopyContextMenu: View {
  var body: some View {
    Text("See you at eight!")
      .padding(12)
      .background(Color.green.opacity(0.2), in: .rect(cornerRadius: 16))
      .contextMenu {
        Button {
        } label: {
          Label("Copy", systemImage: "doc.on.doc")
        }
        ShareLink(item: "See you at eight!")
        Button("Report", role: .destructive) {}
      }
  }
}

#Preview("copy-context-menu") {
  CopyContextMenu()
}
