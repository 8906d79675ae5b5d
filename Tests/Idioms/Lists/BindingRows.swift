import MaquetteMacros

// Rows that change the values of a list through bindings.
struct BindingRows: View {
  fileprivate struct Ingredient: Identifiable {
    let id: Int
    var name: String
    var isPacked = false
  }

  @State private var ingredients = [
    Ingredient(id: 1, name: "Flour", isPacked: true), Ingredient(id: 2, name: "Sugar"),
  ]

  var body: some View {
    VStack {
      ForEach($ingredients) { $ingredient in
        Toggle(ingredient.name, isOn: $ingredient.isPacked)
      }
    }
    .padding()
  }
}

#Preview("binding-rows") {
  BindingRows()
}
