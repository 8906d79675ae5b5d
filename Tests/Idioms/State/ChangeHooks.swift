import MaquetteMacros

// What happens when a view appears, disappears, or a value changes.
struct ChangeHooks: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var text = "Draft"
  @State private var edits = 0

  var body: some View {
    Text("\(text), edited \(edits) times")
      .onAppear { edits = 1 }
      .onDisappear { text = "" }
      .onChange(of: text) { oldValue, newValue in
        edits += oldValue == newValue ? 0 : 1
      }
      .onChange(of: scenePhase, initial: false) {
        print("phase")
      }
  }
}

#Preview("change-hooks") {
  ChangeHooks()
}
