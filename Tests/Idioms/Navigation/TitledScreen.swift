import MaquetteMacros

// A screen with a large title.
struct TitledScreen: View {
  var body: some View {
    NavigationStack {
      VStack {
        Spacer()
        Text("Nothing here yet")
          .foregroundStyle(.secondary)
        Spacer()
      }
      .navigationTitle("Library")
    }
  }
}

#Preview("titled-screen", traits: .fixedLayout(width: 390, height: 400)) {
  TitledScreen()
}
