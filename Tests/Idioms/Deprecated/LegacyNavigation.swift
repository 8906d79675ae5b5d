import MaquetteMacros

// Navigation before stacks.
struct LegacyNavigation: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      List(1..<4) { number in
        NavigationLink(destination: Text("Detail \(number)")) {
          Text("Row \(number)")
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Rows", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Close") { presentationMode.wrappedValue.dismiss() },
        trailing: Button(action: {}, label: { Image(systemName: "plus") }))
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

#Preview("legacy-navigation") {
  LegacyNavigation()
}
