public import CollectionLayouts

extension ItemIndex {
  /// The item in its section, from 0: a table's word for `item`.
  public var row: Int { item }
}
