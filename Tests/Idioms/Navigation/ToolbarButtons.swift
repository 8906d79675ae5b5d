import MaquetteMacros

// Buttons in the bar.
struct ToolbarButtons: View {
  var body: some View {
    NavigationStack {
      Color.clear
        .navigationTitle("Notes")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Edit") {}
          }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button(action: compose) {
              Image(systemName: "square.and.pencil")
            }
            Button("Done") {}.bold()
          }
        }
    }
  }

  private func compose() {}
}

#Preview("toolbar-buttons", traits: .fixedLayout(width: 390, height: 300)) {
  ToolbarButtons()
}
