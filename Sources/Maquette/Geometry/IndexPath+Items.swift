public import Foundation

nonisolated extension IndexPath {
  /// Creates the path of an item, as in UIKit's collection views.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the path of a row, as in UIKit's table views.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section, from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in its section, from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row in its section, which is `item` under a table's name.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
