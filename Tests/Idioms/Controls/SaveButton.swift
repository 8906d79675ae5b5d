import MaquetteMacros

// The plainest button: a title and a method.
struct SaveButton: View {
  var body: some View {
    VStack(spacing: 20) {
      Button("Save", action: save)
      Button("Cancel") {
        print("cancelled")
      }
      .foregroundStyle(.secondary)
    }
  }

  private func save() {
    print("saved")
  }
}

#Preview("save-button") {
  SaveButton()
}
