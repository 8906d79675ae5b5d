import MaquetteMacros

// A choice among the cases of an enumeration.
struct MenuPicker: View {
  fileprivate enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  @State private var flavor: Flavor = .chocolate

  var body: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { flavor in
        Text(flavor.rawValue.capitalized).tag(flavor)
      }
    }
    .pickerStyle(.menu)
  }
}

#Preview("menu-picker") {
  MenuPicker()
}
