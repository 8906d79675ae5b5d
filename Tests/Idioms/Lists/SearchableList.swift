import MaquetteMacros

// A list with a search field in its bar.
struct SearchableList: View {
  @State private var query = ""
  private let names = ["Holly", "Josh", "Rhonda", "Ted"]

  private var results: [String] {
    query.isEmpty ? names : names.filter { $0.contains(query) }
  }

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { name in
        NavigationLink(name) { Text(name) }
      }
      .navigationTitle("Contacts")
    }
    .searchable(text: $query, prompt: "Look for someone")
  }
}

#Preview("searchable-list") {
  SearchableList()
}
