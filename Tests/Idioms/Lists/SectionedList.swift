import MaquetteMacros

// Sections with headers and footers, in groups.
struct SectionedList: View {
  var body: some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
      Section {
        ForEach(1...3, id: \.self) { number in
          Text("Carrot \(number)")
        }
      } header: {
        Text("Vegetables")
      } footer: {
        Text("From our own garden.")
      }
      .headerProminence(.increased)
    }
    .listStyle(.insetGrouped)
  }
}

#Preview("sectioned-list") {
  SectionedList()
}
