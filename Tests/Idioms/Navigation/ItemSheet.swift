import MaquetteMacros

// A sheet for the value that was chosen, and a screen over all.
struct ItemSheet: View {
  fileprivate struct Note: Identifiable {
    let id: Int
    let text: String
  }

  @State private var selected: Note?
  @State private var showsIntroduction = false

  var body: some View {
    Text("Groceries")
      .onTapGesture { selected = Note(id: 1, text: "Milk, eggs") }
      .sheet(item: $selected) { note in
        Text(note.text)
      }
      .fullScreenCover(isPresented: $showsIntroduction) {
        Text("Welcome")
      }
      .popover(isPresented: $showsIntroduction, arrowEdge: .top) {
        Text("Tap a note")
      }
  }
}

#Preview("item-sheet") {
  ItemSheet()
}
