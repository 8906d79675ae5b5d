public import LayoutGeometry

/// Columns of fixed, flexible and adaptive width, as SwiftUI's `LazyVGrid` lays them out, or rows of
/// such heights, as `LazyHGrid` does.
///
/// In a grid that runs sideways, the rows follow the rules of columns in one that runs downwards.
/// Fixed columns take their width. In order, each other column is offered an equal part of the
/// remaining width for it and those after it: a flexible one takes it within its bounds, an
/// adaptive one splits it. The grid's own width is aligned in its section, by default in the
/// middle, so that columns which are too wide for it stick out on both sides. A section's own
/// number of columns does not apply.
///
/// A row is as high as its highest cell, and the cell's frame has the row's height.
///
/// - Complexity: O(*tracks*) if all items have one known height, else O(*items*); a rect query is
///   O(log *rows* + *hits*).
public struct LazyGrid: CollectionLayout {
  /// The width of a column, in points; SwiftUI's `GridItem.Size`.
  public enum Column: Hashable, Sendable {
    /// One column of this width.
    case fixed(Double)
    /// One column that takes its share of the width within these bounds.
    case flexible(minimum: Double = flexibleMinimum, maximum: Double = .infinity)
    /// As many columns instead of one as fit at the minimum width.
    case adaptive(minimum: Double, maximum: Double = .infinity)

    /// The least width of a flexible column that sets none; SwiftUI's, in points.
    public static let flexibleMinimum = 10.0
  }

  /// The columns from the leading to the trailing one; of a grid that runs sideways, the rows.
  public package(set) var columns: [Column]
  /// The space between two rows, in points.
  public package(set) var rowSpacing: Double
  /// The space between two columns, in points.
  public package(set) var columnSpacing: Double
  /// The axis along which the lines of cells follow each other.
  public package(set) var scrollAxis: Axis
  /// The space after each of `columns` that has one of its own, in points.
  package private(set) var spacings: [Double?]
  /// The place of columns that do not fill the width, from 0, leading, to 1, trailing.
  package private(set) var alignment: Double
  /// The headers and footers of sections that stay in sight.
  package private(set) var pinnedViews: Set<ElementKind>
  /// The space between two sections, in points.
  public package(set) var interSectionSpacing: Double

  /// Creates a grid of at least one column; spacings are finite and not negative, as are a column's
  /// lengths except for a maximum, which may be infinite.
  public init(columns: [Column], rowSpacing: Double = 8, columnSpacing: Double = 8) {
    self.init(columns, along: .vertical, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }

  /// Creates a grid of at least one row that runs sideways, as `LazyHGrid`; otherwise as one of
  /// columns.
  public init(rows: [Column], rowSpacing: Double = 8, columnSpacing: Double = 8) {
    self.init(rows, along: .horizontal, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }

  /// Creates a grid with all options of SwiftUI's grids.
  ///
  /// - Parameter spacings: The space after each column that has its own, in points; the common one
  ///   applies to others, and to columns without an element here.
  package init(
    _ columns: [Column], along axis: Axis, rowSpacing: Double, columnSpacing: Double,
    spacings: [Double?] = [], alignment: Double = 0.5, pinnedViews: Set<ElementKind> = [],
    interSectionSpacing: Double = 0
  ) {
    precondition(!columns.isEmpty, "a lazy grid of no columns")
    for column in columns {
      precondition(column.isValid, "a lazy grid's column \(column)")
    }
    self.columns = columns
    self.rowSpacing = checkedSpacing(rowSpacing)
    self.columnSpacing = checkedSpacing(columnSpacing)
    self.spacings = columns.indices.map { index in
      spacings.indices.contains(index) ? spacings[index].map(checkedSpacing) : nil
    }
    scrollAxis = axis
    self.alignment = alignment
    self.pinnedViews = pinnedViews
    self.interSectionSpacing = checkedSpacing(interSectionSpacing)
  }

  /// A flexible column with all defaults, which configs and `.grid(…)` share.
  public static let defaults = LazyGrid(columns: [.flexible()])

  /// The layout's name in configs; SwiftUI's lazy grid is a form of `grid` there.
  public var kind: String { "grid" }

  /// The length of items along the axis.
  public var sectionSettings: Set<String>? {
    [scrollAxis == .vertical ? "itemHeight" : "itemWidth", "itemAspectRatio"]
  }

  /// The columns and the spacing between them and between the rows.
  public var settings: [LayoutSetting] { givenSettings }

  /// The headers and footers that stay in sight.
  public var sectionConfiguration: SectionConfiguration {
    SectionConfiguration(pinnedKinds: pinnedViews)
  }

  /// The common space between two columns, or of a grid that runs sideways between two rows.
  private var commonSpacing: Double { scrollAxis == .vertical ? columnSpacing : rowSpacing }

  /// Places the items row by row.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    // SwiftUI lays the columns out twice: for its proposal, which makes the grid's own width,
    // centred in the proposal; then for that width, which places the cells.
    let room = space.size[scrollAxis.cross].finiteRoom
    let own = Self.total(of: shares(in: room))
    let tracks = Self.tracks(shares(in: own), from: (room - own) * alignment)
    return try arrangeRows(
      of: section, columns: tracks,
      rowSpacing: scrollAxis == .vertical ? rowSpacing : columnSpacing, along: scrollAxis,
      measure: measure)
  }

  /// Returns the columns and their gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    (scrollAxis == .vertical ? LayoutPhrase.columns(sections) : LayoutPhrase.rows(sections))
      + LayoutPhrase.gaps(column: columnSpacing, row: rowSpacing)
  }

  /// Explains the item's column with its width, its row and its height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    guard case .grid(let frames) = arrangement.frames else { return [] }
    var steps = explainRows(of: item, in: section, arrangement: arrangement)
    let room = space.size[scrollAxis.cross]
    // After the place across the axis, which comes second where the lines are columns.
    steps.insert(
      explainWidth(of: item % frames.places.count, in: room, frames),
      at: scrollAxis == .vertical ? 1 : 2)
    return steps
  }

  /// Returns notices about columns that stick out of the section, and ones without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    let across = scrollAxis.cross
    let room = space.size[across].finiteRoom
    let excess = Self.total(of: shares(in: Self.total(of: shares(in: room)))) - room
    // Less than a hundredth of a point is rounding.
    if excess > 0.01, space.container[across] > 0, arrangement.itemCount > 0 {
      return [.lineTooLong(across, excess: excess)]
    }
    return [arrangement.itemsWithoutLength(along: across, in: space)].compactMap(\.self)
  }

  /// The part of a width that one of `columns` took.
  private struct Share {
    let column: Column
    /// The width that the columns before it left.
    let left: Double
    /// The number of columns that share this width.
    let sharing: Int
    /// The space after it, and between the columns that it was split into.
    let spacing: Double
    /// The widths of the columns that it was split into.
    let widths: [Double]

    /// Explains the width of each of them.
    ///
    /// - Parameters:
    ///   - name: The shared length: the width, or the height of rows.
    ///   - tracks: The columns, or the rows, that share it.
    func phrase(for width: Double, name: String, tracks noun: String) -> LayoutPhrase {
      let share = left / Double(max(1, sharing))
      let shared = LengthExpression(left) / LengthExpression(sharing)
      switch column {
      case .fixed:
        return "\(name) \(length: width): fixed"
      case .flexible(let minimum, _) where share < minimum:
        return "\(name) \(length: width): its minimum, as \(Self.theShare) is \(length: share)"
      case .flexible(_, let maximum) where share > maximum:
        return "\(name) \(length: width): its maximum, as \(Self.theShare) is \(length: share)"
      case .flexible:
        return "\(equation: name, shared, value: width): \(Self.theShare)"
      case .adaptive(let minimum, let maximum):
        let tracks = widths.count
        let room = (share - Double(tracks - 1) * spacing) / Double(tracks)
        if room <= 0 { return "\(name) \(length: width): nothing is left for it" }
        if room > maximum {
          return "\(name) \(length: width): its maximum, as \(Self.theShare) is \(length: room)"
        }
        let gaps = LengthExpression(tracks - 1) * LengthExpression(spacing)
        let split = (shared - gaps) / LengthExpression(tracks)
        return """
          \(equation: name, split, value: width): \(noun) of at least \(length: minimum) that fit \
          in their share: \(tracks)
          """
      }
    }

    private static let theShare = "its share of what is left"
  }

  private func shares(in proposed: Double) -> [Share] {
    let spacings = spacings.map { $0 ?? commonSpacing }
    var left = proposed - Self.sum(spacings.dropLast())
    var sharing = 0
    for column in columns {
      if case .fixed(let width) = column { left -= width.boundedLength } else { sharing += 1 }
    }
    return zip(columns, spacings).map { column, spacing in
      let share = left / Double(max(1, sharing))
      let taken: [Double]
      switch column {
      case .fixed(let width):
        return Share(
          column: column, left: left, sharing: sharing, spacing: spacing,
          widths: [width.boundedLength])
      case .flexible(let minimum, let maximum):
        taken = [min(max(share, minimum), maximum).boundedLength]
      case .adaptive(let minimum, let maximum):
        taken = Self.adaptiveWidths(
          in: share, minimum: minimum, maximum: maximum, spacing: spacing)
      }
      defer {
        left -= taken.reduce(0, +) + spacing * Double(max(0, taken.count - 1))
        sharing -= 1
      }
      return Share(
        column: column, left: left, sharing: sharing, spacing: spacing, widths: taken)
    }
  }

  /// Explains a column's width, counted after adaptive ones are split.
  private func explainWidth(
    of index: Int, in width: Double, _ frames: GridFrames
  ) -> LayoutPhrase {
    let taken = frames.places.length(index)
    let (name, noun) = scrollAxis == .vertical ? ("width", "columns") : ("height", "rows")
    var before = 0
    for share in shares(in: Self.total(of: shares(in: width.finiteRoom))) {
      before += share.widths.count
      if index < before { return share.phrase(for: taken, name: name, tracks: noun) }
    }
    return "\(name) \(length: taken)"
  }

  /// Returns as many widths as fit with at least `minimum`, but at least one, whatever the minimum.
  private static func adaptiveWidths(
    in share: Double, minimum: Double, maximum: Double, spacing: Double
  ) -> [Double] {
    // Without a minimum and a spacing, infinitely many columns would fit.
    let most = Double(Self.mostColumns)
    let fitting = ((share + spacing) / (minimum + spacing)).rounded(.down)
    let count = fitting > 1 ? min(fitting, most) : 1
    let width = min((share - (count - 1) * spacing) / count, maximum)
    return Array(repeating: width.boundedLength, count: Int(count))
  }

  /// The most columns that one adaptive column is split into.
  private static let mostColumns = 1000

  /// Returns the tracks of all columns, each with its space from the next one.
  private static func tracks(_ shares: [Share], from start: Double) -> Tracks {
    var starts: [Double] = []
    var next = start
    for share in shares {
      for width in share.widths {
        starts.append(next)
        next += width + share.spacing
      }
    }
    return .each(starts: starts, lengths: shares.flatMap(\.widths))
  }

  /// Returns the sum of spacings; for equal ones their product with the count, which rounds once.
  private static func sum(_ spacings: ArraySlice<Double>) -> Double {
    guard let first = spacings.first, spacings.allSatisfy({ $0 == first }) else {
      return spacings.reduce(0, +)
    }
    return first * Double(spacings.count)
  }

  /// Returns the width of all columns, with the space between them.
  private static func total(of shares: [Share]) -> Double {
    let spacings = shares.flatMap { Array(repeating: $0.spacing, count: $0.widths.count) }
    return shares.flatMap(\.widths).reduce(0, +) + sum(spacings.dropLast())
  }
}

extension CollectionLayout where Self == LazyGrid {
  /// Returns columns of fixed, flexible and adaptive width, as in SwiftUI's `LazyVGrid`; spacings
  /// in points.
  public static func grid(
    columns: [LazyGrid.Column], rowSpacing: Double = LazyGrid.defaults.rowSpacing,
    columnSpacing: Double = LazyGrid.defaults.columnSpacing
  ) -> LazyGrid {
    LazyGrid(columns: columns, rowSpacing: rowSpacing, columnSpacing: columnSpacing)
  }
}

extension LazyGrid {
  /// A column with the space after it.
  fileprivate struct GridItem {
    var column: Column
    var spacing: Double?

    var words: String { column.words + (spacing.map { " then \(lengthText($0))" } ?? "") }
  }

  private var gridItems: [GridItem] {
    get { zip(columns, spacings).map { GridItem(column: $0, spacing: $1) } }
    set {
      columns = newValue.map(\.column)
      spacings = newValue.map(\.spacing)
    }
  }
}

extension LazyGrid.GridItem {
  /// Parses words such as `flexible 10 to 80 then 4`; nil for others.
  fileprivate init?(words: Substring) {
    let parts = words.split(separator: " ")
    let numbers = parts.enumerated().filter { $0.offset % 2 == 1 }.map { Double(words: $0.element) }
    let joints = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    guard let first = numbers.first ?? nil, numbers.count == joints.count else { return nil }
    let maximum = joints.firstIndex(of: "to").flatMap { numbers[$0] } ?? .infinity
    switch joints.first {
    case "fixed": column = .fixed(first)
    case "flexible": column = .flexible(minimum: first, maximum: maximum)
    case "adaptive": column = .adaptive(minimum: first, maximum: maximum)
    default: return nil
    }
    spacing = joints.firstIndex(of: "then").flatMap { numbers[$0] }
    if !column.isValid { return nil }
  }
}

extension LazyGrid.Column {
  /// The column in the terms of SwiftUI's grid items: `fixed 50`, `adaptive 80 to 120`.
  fileprivate var words: String {
    switch self {
    case .fixed(let width): "fixed \(lengthText(width))"
    case .flexible(let minimum, let maximum):
      "flexible \(lengthText(minimum))" + (maximum.isFinite ? " to \(lengthText(maximum))" : "")
    case .adaptive(let minimum, let maximum):
      "adaptive \(lengthText(minimum))" + (maximum.isFinite ? " to \(lengthText(maximum))" : "")
    }
  }

  /// Indicates whether the column's lengths are valid for arithmetic.
  fileprivate var isValid: Bool {
    switch self {
    case .fixed(let width):
      width >= 0 && width.isFinite
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      minimum >= 0 && minimum.isFinite && maximum >= minimum
    }
  }
}

extension LazyGrid: Settable {
  package static let fields: [SettingField<LazyGrid>] = [
    .word("gridItems", \.gridItems) {
      $0.map(\.words).joined(separator: ", ")
    } parse: {
      let items = $0.split(separator: ",").map(GridItem.init(words:))
      let known = items.compactMap(\.self)
      return known.isEmpty || known.count < items.count ? nil : known
    },
    .length("rowSpacing", \.rowSpacing), .length("columnSpacing", \.columnSpacing),
    .choice("scrollDirection", \.scrollAxis, default: .vertical),
    .length("alignment", \.alignment, default: 0.5),
    .word("pinnedViews", \.pinnedViews, absent: []) {
      $0.isEmpty ? nil : $0.map(\.rawValue).sorted().joined(separator: ", ")
    } parse: {
      Set($0.split(separator: ", ").compactMap { ElementKind(rawValue: String($0)) })
    },
    .length("interSectionSpacing", \.interSectionSpacing, default: 0),
  ]
}
