import MaquetteMacros

// The part of an app that its state selects.
struct SelectedTab: View {
  private enum Part {
    case feed, profile
  }

  @State private var selection = Part.profile

  var body: some View {
    TabView(selection: $selection) {
      Text("Feed")
        .tabItem { Label("Feed", systemImage: "list.bullet") }
        .tag(Part.feed)
      Text("Profile")
        .tabItem { Label("Profile", systemImage: "person.fill") }
        .tag(Part.profile)
    }
    .tint(.purple)
  }
}

#Preview("selected-tab", traits: .fixedLayout(width: 390, height: 400)) {
  SelectedTab()
}
