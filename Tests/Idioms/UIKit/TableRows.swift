import Foundation
import MaquetteMacros
import MaquetteUIKit

// A table view with rows of one height.
struct TableRows: View {
  private let fruits = Fruits()

  var body: some View {
    TableView(dataSource: fruits, delegate: fruits)
  }
}

private final class Fruits: TableViewDataSource, TableViewDelegate {
  private let names = ["Apple", "Pear", "Plum"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> some View {
    Text(names[indexPath.row])
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, 16)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 60 : 44
  }
}

#Preview("table-rows") {
  TableRows()
}
