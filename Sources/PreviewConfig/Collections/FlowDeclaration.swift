import CollectionLayouts
import ConfigLanguage
import LayoutGeometry
import PlainText

extension LayoutDeclaration {
  /// Lines of items, as UICollectionViewFlowLayout breaks them.
  static let flow = LayoutDeclaration(
    "flow", "Lines of as many items as fit, as UICollectionViewFlowLayout's.",
    Field(
      Field(
        "scrollDirection", default: Flow.defaults.scrollAxis,
        "Whether lines follow each other downwards or to the side."),
      Field(
        "itemSize", .flowItemSize, default: Flow.defaults.itemSize,
        shown: Flow.defaults.itemSize.shown,
        "The items' size, unless their section gives one."),
      Field(
        optional: "estimatedItemSize", .words(["automatic": true], pending: true),
        "`automatic`: the cells measure themselves, as with UICollectionViewFlowLayout's "
          + "`automaticSize`; the same as `itemSize: automatic`."),
      Field(
        "minimumLineSpacing", .length, default: Flow.defaults.minimumLineSpacing,
        "The space between lines, in points."),
      Field(
        "minimumInteritemSpacing", .length, default: Flow.defaults.minimumInteritemSpacing,
        "The least space between items of a line, in points."),
      Field(
        "lineAlignment", default: Flow.defaults.lineAlignment,
        "Where the items of each line are: over the whole line, as UIKit's rule has it, or the least "
          + "space apart at one end, as tags often are."),
      Field(
        "lastLine", default: Flow.defaults.lastLine,
        "Where the items of a last line that is not full are. UIKit's own rule keeps the columns of "
          + "items of one size, and puts others at the leading end, the top of a sideways flow; with "
          + "another `lineAlignment` it is that.")
    ) { axis, itemSize, estimated, lineSpacing, interitemSpacing, alignment, lastLine in
      Flow(
        scrollDirection: axis, itemSize: estimated == nil ? itemSize : .automatic,
        minimumLineSpacing: lineSpacing, minimumInteritemSpacing: interitemSpacing,
        lineAlignment: alignment, lastLine: lastLine)
    })
}

extension ValueType<Flow.ItemSize> {
  /// A size, `automatic`, or the columns and rows that fill the container.
  fileprivate static let flowItemSize = ValueType<Size>.size.map { Flow.ItemSize.fixed($0) }
    .choice(with: .words(["automatic": .automatic], pending: .automatic)) { $0.scalar != nil }
    .choice(
      with: .record(
        "itemFraction", "The size at which a number of items fills the container.",
        Field(
          Field("columns", .columnCount, "How many items fill its width."),
          Field("rows", .columnCount, "How many items fill its height."),
          Field(
            "padding", .length, default: 0,
            "The space around and between them that the size allows for, in points.")
        ) { .fraction(columns: $0, rows: $1, padding: $2) })
    ) { $0["columns"] != nil || $0["rows"] != nil }
}

extension Flow.ItemSize {
  /// The size in a config's notation.
  fileprivate var shown: String {
    switch self {
    case .fixed(let size):
      "[\(NumberText.shortest(size.width)), \(NumberText.shortest(size.height))]"
    case .automatic: "automatic"
    case .fraction(let columns, let rows, let padding):
      "{ columns: \(columns), rows: \(rows), padding: \(NumberText.shortest(padding)) }"
    }
  }
}
