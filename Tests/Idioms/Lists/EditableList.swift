import Foundation
import MaquetteMacros

// Rows that are deleted and moved.
struct EditableList: View {
  @State private var users = ["Paul", "Taylor", "Adele"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(users, id: \.self) { user in
          Text(user)
        }
        .onDelete(perform: delete)
        .onMove { users.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Users")
      .toolbar { EditButton() }
    }
  }

  private func delete(at offsets: IndexSet) {
    users.remove(atOffsets: offsets)
  }
}

#Preview("editable-list") {
  EditableList()
}
