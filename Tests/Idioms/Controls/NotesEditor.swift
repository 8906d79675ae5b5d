import MaquetteMacros

// A text of several lines, in an editor and in a field that grows.
struct NotesEditor: View {
  @State private var notes = "Bring the tent."

  var body: some View {
    VStack {
      TextEditor(text: $notes)
        .frame(height: 120)
        .scrollContentBackground(.hidden)
        .background(.gray.opacity(0.1))
      TextField("Comment", text: $notes, axis: .vertical)
        .lineLimit(3...6)
    }
    .padding()
  }
}

#Preview("notes-editor") {
  NotesEditor()
}
