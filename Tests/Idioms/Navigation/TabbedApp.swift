import MaquetteMacros

// The parts of an app, of which the first is shown.
struct TabbedApp: View {
  var body: some View {
    TabView {
      Text("Home screen")
        .tabItem {
          Label("Home", systemImage: "house.fill")
        }
      Text("Search screen")
        .tabItem {
          Image(systemName: "magnifyingglass")
          Text("Search")
        }
    }
  }
}

#Preview("tabbed-app", traits: .fixedLayout(width: 390, height: 400)) {
  TabbedApp()
}
