import MaquetteMacros

// Rows that lead to a screen of their own.
struct LinkedRows: View {
  private let rooms = ["Kitchen", "Bathroom", "Attic"]

  var body: some View {
    NavigationStack {
      List(rooms, id: \.self) { room in
        NavigationLink {
          Text(room).navigationTitle(room)
        } label: {
          Label(room, systemImage: "house")
        }
      }
      .navigationTitle("Rooms")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview("linked-rows") {
  LinkedRows()
}
