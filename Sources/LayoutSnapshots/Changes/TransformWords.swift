/// How a group is scaled or turned, in words: `scale(1.2)` is a scale of 1.2.
struct TransformWords {
  /// What the transform is called.
  private let name: String
  /// Its values.
  private let value: String

  /// A transform as snapshots have it.
  private init(_ text: String) {
    name = String(text.prefix { $0 != "(" })
    value = String(text.dropFirst(name.count + 1).dropLast())
  }

  /// How a transform became another one; nil for none.
  static func change(from old: String?, to new: String?) -> DrawingChange {
    let (before, after) = (old.map(TransformWords.init), new.map(TransformWords.init))
    guard let name = (after ?? before)?.name else { return .replaced("transform") }
    if let before, let after, before.name != after.name {
      return .value(
        of: "transform", from: .words("\(before.name) \(before.words)"),
        to: .words("\(after.name) \(after.words)"))
    }
    func words(_ transform: TransformWords?) -> DrawingValue {
      .words(transform?.words ?? identities[name] ?? "none")
    }
    return .value(of: nouns[name] ?? name, from: words(before), to: words(after))
  }

  /// The values with their unit.
  private var words: String {
    guard name == "rotation" else { return value }
    let parts = value.split(separator: " ", maxSplits: 1)
    return (parts.first.map { "\($0)°" } ?? "") + (parts.count > 1 ? " \(parts[1])" : "")
  }

  /// What changes nothing.
  private static let identities = ["scale": "1", "cellScale": "1", "rotation": "0°"]

  /// What transforms are called in sentences.
  private static let nouns = ["cellScale": cellScale, "matrix": "transform"]

  /// What the scale is called that a layout gives to a cell.
  static let cellScale = "scale of the cell"
}
