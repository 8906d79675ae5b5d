import MaquetteMacros

// A dialog that asks before something is lost.
struct DeleteDialog: View {
  @State private var isPresented = false
  @State private var photo: String? = "IMG_0001"

  var body: some View {
    Button("Empty Trash", role: .destructive) { isPresented = true }
      .confirmationDialog(
        "Delete this photo?", isPresented: $isPresented, titleVisibility: .visible,
        presenting: photo
      ) { photo in
        Button("Delete \(photo)", role: .destructive) { self.photo = nil }
      } message: { _ in
        Text("You cannot undo this.")
      }
  }
}

#Preview("delete-dialog") {
  DeleteDialog()
}
