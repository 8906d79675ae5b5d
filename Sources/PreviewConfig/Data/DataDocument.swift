/// What a data file holds.
struct DataDocument {
  var value: DataValue
  /// The lines on which the elements of the list that was asked for begin; empty if there is no
  /// such list.
  var itemLines: [Int32]
}
