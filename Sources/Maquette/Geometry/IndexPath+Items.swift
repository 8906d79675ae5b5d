public import Foundation

nonisolated extension IndexPath {
  /// The place of an item, as UIKit's collection views have it.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The place of a row, as UIKit's table views have it.
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

  /// A table's word for `item`.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
