import Foundation
import MaquetteMacros

// A row for each value of a model.
struct IdentifiableList: View {
  fileprivate struct Ocean: Identifiable, Hashable {
    let name: String
    let id = UUID()
  }

  private let oceans = [Ocean(name: "Pacific"), Ocean(name: "Atlantic"), Ocean(name: "Indian")]

  var body: some View {
    List(oceans) { ocean in
      Text(ocean.name)
    }
    .listStyle(.inset)
  }
}

#Preview("identifiable-list") {
  IdentifiableList()
}
