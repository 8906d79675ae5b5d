import MaquetteMacros
import Observation

// An editor with bindings to a model of Observation.
struct BindableEditor: View {
  @Bindable var book: Book

  var body: some View {
    VStack {
      Toggle("Read", isOn: $book.isRead)
      Text(book.title)
        .font(.title3)
    }
    .padding()
  }
}

@Observable
final class Book {
  var title: String
  var isRead = true

  init(title: String) {
    self.title = title
  }
}

#Preview("bindable-editor") {
  BindableEditor(book: Book(title: "Middlemarch"))
}
