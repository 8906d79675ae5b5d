import LayoutGeometry

/// Where a layout puts the items of a section, given how long they are: how far apart, in which lines, and
/// where the first one begins.
///
/// It knows no causes: what a layout was given is in both snapshots, and so a place follows from it or does
/// not. An item that was where the rule puts it, and is not any more, has moved whatever else is reported.
///
/// Rules of which the golden's own items are an exception are not applied: there is something about them that
/// the snapshot does not have, such as lengths that a layout shares out by measuring.
///
/// - Complexity: O(*items*), for a group of at most twelve.
struct PlaceRule {
  /// An item and its frame, from left to right.
  struct Cell {
    var item: Int
    var frame: Rect
    /// How many columns of a waterfall it covers.
    var span = 1
  }

  /// Which items are not where the rule puts them.
  struct Verdict {
    /// By their places among the cells: those that are elsewhere, or of another size, than the others have it.
    var deviating: Set<Int> = []
    /// Along which axes all of them begin elsewhere than the section's insets and its header let them.
    var shifted: Set<Axis> = []
    /// How many items a group of a layout has that repeats them; nil for other layouts.
    var period: Int?
    /// Whether such a group is a line that is as long as its longest item.
    var areLines = false
  }

  let layout: String
  let axis: Axis
  /// How many items a line has, where the layout was given that.
  let columns: Int?
  /// How broad the content is across the axis.
  let breadth: Double
  /// Whether the screen shows all elements, so that the last line is known.
  let showsAll: Bool
  /// Where the section's header ends along the axis, or the content begins; nil where that is not known.
  var start: Double?
  let settings: [String: String]
  private let isMirrored: Bool

  /// The rule of a section.
  ///
  /// - Parameter parts: The section's elements.
  init(_ facts: FactsOfPart, section number: Int, parts: [SnapshotPart], isMirrored: Bool) {
    var settings: [String: String] = [:]
    for setting in facts.part.settings {
      if let name = setting.nameInSection {
        if setting.name == "\(name).\(number)" { settings[name] = setting.value }
      } else if settings[setting.name] == nil {
        settings[setting.name] = setting.value
      }
    }
    self.settings = settings
    self.isMirrored = isMirrored
    layout = settings["layout"] ?? facts.facts.layout
    axis =
      layout == "carousel" || settings["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    columns =
      settings["columns"].flatMap { Int($0) }
      ?? (axis == .vertical || layout == "carousel" ? facts.facts.columns : facts.facts.rows)
    breadth = facts.facts.contentSize[axis.cross]
    showsAll = facts.part.parts.count == facts.facts.elementCount
    start = Self.start(of: parts, section: number, along: axis, settings: settings)
  }

  /// Where a header ends, or the content begins.
  ///
  /// A header that stays in sight takes its room before the items, wherever it is seen; where sections before
  /// it end is not known then. Lists of an appearance have space of their own.
  private static func start(
    of parts: [SnapshotPart], section: Int, along axis: Axis, settings: [String: String]
  ) -> Double? {
    let isFree = ["pinnedViews", "appearance", "group", "contentInset"]
      .contains { settings[$0] != nil }
    if isFree { return nil }
    let headers = parts.filter { $0.element?.kind == .header }
    let isPinned = settings["sticky"] != nil
    guard let header = headers.first else { return section == 0 && !isPinned ? 0 : nil }
    guard headers.count == 1, header.element?.name == nil else { return nil }
    if isPinned { return section == 0 ? header.frame.size[axis] : nil }
    return header.frame.origin[axis] + header.frame.size[axis]
  }

  /// A length that the layout was given.
  func length(_ name: String) -> Double? { settings[name].flatMap { Double($0) } }

  /// The gap along an axis, under the names that layouts have for it.
  func gap(_ side: Axis) -> Double {
    switch layout {
    case "flow", "carousel":
      length(side == axis ? "minimumLineSpacing" : "minimumInteritemSpacing") ?? 0
    case "list": length("listRowSpacing") ?? 0
    case "aspectGrid": 0
    default: length(side == .vertical ? "rowSpacing" : "columnSpacing") ?? 0
    }
  }

  /// The insets at the start and in all along an axis.
  func insets(_ side: Axis) -> (start: Double, all: Double) {
    let insets = Insets(settings["insets"])
    let all = insets.all[side] ?? []
    let isLeading = side == .vertical || !isMirrored
    return ((isLeading ? all.first : all.last) ?? 0, all.reduce(0, +))
  }

  /// How many columns an item was given; of a sideways layout, how many rows.
  private func span(of part: SnapshotPart) -> Int {
    let name = axis == .vertical ? "itemSpan" : "itemRowSpan"
    let own = part.settings.first { $0.name == name }?.value ?? settings[name]
    return max(1, min(own.flatMap { Int($0) } ?? 1, columns ?? 1))
  }

  /// The inset and the gap along the axis.
  var insetAtStart: Double { insets(axis).start }
  var lineGap: Double { gap(axis) }

  /// True for values that nobody distinguishes, where some of them add up rounded lengths.
  static func isNear(_ one: Double, _ other: Double, sums count: Int = 0) -> Bool {
    abs(one - other) < 0.0021 + 0.0006 * Double(count)
  }
}

extension PlaceRule {
  /// Which of a section's items the rule does not put where they are; nil where there is no rule for them.
  ///
  /// - Parameters:
  ///   - cells: The items, in their order.
  ///   - golden: What is known of the golden's groups; nil to find it out.
  func verdict(on cells: [SnapshotPart], like golden: Verdict? = nil) -> Verdict? {
    let cells = cells.map { part -> Cell in
      var frame = part.frame
      // From right to left, lines begin at the right.
      if isMirrored {
        let width = axis == .vertical ? breadth : 0
        frame.origin.x = width - frame.maxX
      }
      return Cell(item: part.item, frame: frame, span: span(of: part))
    }
    guard !cells.isEmpty else { return Verdict() }
    switch layout {
    case "grid", "list", "aspectGrid", "carousel": return inColumns(cells)
    case "flow": return inFlow(cells)
    case "justified": return inRows(cells)
    case "mosaic": return inUnits(cells)
    case "waterfall": return inWaterfall(cells)
    case "compositional": return inGroups(cells, like: golden)
    default: return nil
    }
  }

  /// Rows of columns: each is at its column's place, and as far after the row before as the gap is.
  private func inColumns(_ cells: [Cell]) -> Verdict? {
    let count = layout == "list" ? 1 : layout == "carousel" ? 1 : columns ?? 1
    guard count > 0, settings["itemSpan"] == nil, settings["itemRowSpan"] == nil else { return nil }
    let lines = lines(cells) { $0.item / count }
    var verdict = Verdict()
    // Columns of a grid of SwiftUI have widths of their own.
    if settings["gridItems"] == nil {
      let length = most(cells.map { $0.frame.size[axis.cross] })
      let pitch = length + gap(axis.cross)
      place(
        cells.map { $0.frame.origin[axis.cross] - Double($0.item % count) * pitch },
        first: layout == "list" || layout == "carousel" ? nil : insets(axis.cross).start,
        sums: count, in: &verdict)
      verdict.deviating.formUnion(others(cells.map { $0.frame.size[axis.cross] }, than: length))
    } else {
      var columns: [Int: [Int]] = [:]
      for index in cells.indices { columns[cells[index].item % count, default: []].append(index) }
      for column in columns.values where column.count > 2 {
        var own = Verdict()
        place(column.map { cells[$0].frame.origin[axis.cross] }, first: nil, in: &own)
        verdict.deviating.formUnion(own.deviating.map { column[$0] })
      }
    }
    placeLines(lines, cells, isCentred: false, in: &verdict)
    return verdict
  }

  /// Rows of pictures of one height, each as far after the one before as the gap is.
  private func inRows(_ cells: [Cell]) -> Verdict {
    let lines = brokenLines(cells)
    var verdict = Verdict()
    for line in lines {
      let isFree =
        line == lines.last && ["center", "end"].contains(settings["lastRow"] ?? "") || !showsAll
      var next = isFree ? cells[line[0]].frame.minX : insets(.horizontal).start
      for (position, index) in line.enumerated() {
        let frame = cells[index].frame
        if !Self.isNear(frame.minX, next, sums: position) { verdict.deviating.insert(index) }
        next += frame.width + gap(.horizontal)
      }
    }
    placeLines(lines, cells, isCentred: false, in: &verdict)
    return verdict
  }

  /// Units of a mosaic: each item begins where one of them does.
  private func inUnits(_ cells: [Cell]) -> Verdict? {
    guard let columns, columns > 0, let ratio = length("cellAspectRatio"), ratio > 0 else {
      return nil
    }
    let side = axis.cross
    let room = breadth - insets(side).all
    let unit = (room - gap(side) * Double(columns - 1)) / Double(columns)
    let other = side == .horizontal ? unit / ratio : unit * ratio
    var verdict = Verdict()
    for (side, unit) in [(side, unit), (side.cross, other)] {
      let pitch = unit + gap(side)
      guard pitch > 0.01 else { continue }
      let first = side == axis ? cells[0].frame.origin[side] : insets(side).start
      let distances = cells.map { cell in
        let offset = cell.frame.origin[side] - first
        return offset - (offset / pitch).rounded() * pitch
      }
      // A row has added up as many units as rows were before it.
      let sums = 2 * Int(((cells.map { $0.frame.origin[side] }.max() ?? 0) / pitch).magnitude)
      var own = Verdict()
      place(distances, first: nil, sums: min(sums, 200), in: &own)
      verdict.deviating.formUnion(own.deviating)
    }
    return verdict
  }
}
