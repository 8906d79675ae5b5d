import Foundation
import MaquetteUIKit
import TestSupport
import Testing

/// A class that is the source of a collection view and of a table view, as controllers often are.
@MainActor private final class Users: CollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Text("card").padding()
  }
}

extension Users: TableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> some View {
    Text("row")
  }
}

@Suite struct DataSourceTests {
  @MainActor @Test func `a class is the source of both views`() {
    let users = Users()
    expect("\(type(of: users).Row.self)", equals: "Text")
  }
}
