import MaquetteMacros
import Observation

// A model of Observation, held as state.
struct ObservableModel: View {
  @State private var library = Library()

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(library.available) of \(library.books.count) available")
        .font(.headline)
      ForEach(library.books, id: \.self, content: Text.init(verbatim:))
    }
  }
}

@Observable
private final class Library {
  var books = ["Dune", "Emma", "Ulysses"]
  var lent: Set<String> = ["Emma"]

  var available: Int { books.count - lent.count }
}

#Preview("observable-model") {
  ObservableModel()
}
