import MaquetteMacros

// Links with values, and a path that the app may change.
struct ValueNavigation: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Mint", value: Color.mint)
        NavigationLink(value: 42) {
          Text("The answer")
        }
        Button("Go home") { path.removeLast(path.count) }
      }
      .navigationDestination(for: Color.self) { color in
        color.ignoresSafeArea()
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

#Preview("value-navigation") {
  ValueNavigation()
}
