/// What a data file holds.
struct DataDocument {
  /// The items of the list that was asked for; nil if there is no such list.
  var items: PackedItems?
  /// The values on the way to that list, by which it is said why there is none; lists and objects
  /// beside the way are empty.
  var value: DataValue
}
