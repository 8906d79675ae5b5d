import LayoutGeometry

/// The measuring of a grid's columns and rows, and the placing of its cells.
///
/// Columns share the proposed width as the views of a row do: the least flexible column first takes
/// the width that its widest view takes of an equal part. What a column leaves of its part as its texts
/// wrap stays empty (iOS 16), unless a column takes any width. Columns that no view has to itself share
/// what the views over them need beyond other columns; a view over several columns widens all of them
/// equally if it still needs more. Rows share the height in the same way.
struct GridCellsLayout: ContainerLayout {
  private let rows: [Row]
  private let columnCount: Int
  private let alignments: [HorizontalAlignment]
  private let alignment: Alignment
  private let spacing: Size
  /// The mark of the grid's view.
  private let mark: ViewMark?

  private struct Row {
    var alignment: VerticalAlignment?
    var cells: [Cell]
  }

  private struct Cell {
    let node: LayoutNode
    /// The columns that the cell takes.
    var columns: Range<Int>

    var unsizedAxes: Set<Axis> { node.values[GridCellUnsizedAxes.self] ?? [] }
    var anchor: Point? { node.values[GridCellAnchor.self] }
  }

  init(_ grid: GridNode, cells: [LayoutNode], mark: ViewMark?) {
    alignment = grid.alignment
    self.mark = mark
    spacing = Size(
      width: grid.horizontalSpacing ?? NodeSpacing.defaultLength,
      height: grid.verticalSpacing ?? NodeSpacing.defaultLength)
    var rows: [Row] = []
    var last: GridRowIdentity?
    for node in cells {
      let row = node.values[GridRowIdentity.self]
      if row == nil || row !== last { rows.append(Row(alignment: row?.alignment, cells: [])) }
      last = row
      let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      // A view without a row takes all columns, regardless of their number.
      let count = row == nil ? 0 : max(node.values[GridCellColumns.self] ?? 1, 1)
      rows[rows.count - 1].cells.append(Cell(node: node, columns: start..<start + count))
    }
    let columnCount = max(rows.compactMap { $0.cells.last?.columns.upperBound }.max() ?? 0, 1)
    for index in rows.indices where rows[index].cells[0].columns.isEmpty {
      rows[index].cells[0].columns = 0..<columnCount
    }
    var alignments = [HorizontalAlignment](repeating: grid.alignment.horizontal, count: columnCount)
    for cell in rows.flatMap(\.cells) {
      guard let alignment = cell.node.values[GridColumnAlignment.self] else { continue }
      alignments[cell.columns.lowerBound] = alignment
    }
    self.rows = rows
    self.columnCount = columnCount
    self.alignments = alignments
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let tracks = try tracks(for: proposal, in: pass)
    let size = tracks.size(spacing: spacing)
    guard size.width.isFinite, size.height.isFinite else { return Measurement(size: size) }
    let places = try places(in: tracks, pass: pass)
    let views = try zip(rows.flatMap(\.cells), places).map { cell, place in
      try cell.node.measure(place.proposal, in: pass)
    }
    return Measurement(size: size, holding: views.count) { (views[$0], places[$0].frame.origin) }
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let slots = try slots(in: frame, proposal: proposal, pass: pass)
    return PlacedView(
      frame: frame, drawing: LayersDrawing(),
      children: try zip(rows.flatMap(\.cells), slots).map { cell, slot in
        try cell.node.place(in: slot.frame, proposal: slot.proposal, pass: pass)
      })
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    .union(try rows.flatMap(\.cells).map { try $0.node.spacing(in: pass) })
  }

  func slots(
    in frame: Rect, proposal: ProposedSize, pass: LayoutPass
  ) throws -> [ContainerSlot] {
    try places(in: try tracks(for: proposal, in: pass), pass: pass).map { place in
      ContainerSlot(
        frame: frame.placing(
          place.frame.size, at: place.frame.origin, direction: pass.direction),
        proposal: place.proposal)
    }
  }
}

extension GridCellsLayout {
  /// The lengths of columns and rows, in points.
  private struct Tracks {
    var widths: [Double]
    var heights: [Double]

    func size(spacing: Size) -> Size {
      Size(
        width: widths.reduce(0, +) + spacing.width * Double(max(widths.count - 1, 0)),
        height: heights.reduce(0, +) + spacing.height * Double(max(heights.count - 1, 0)))
    }

    /// Returns the width of several columns with the space between them.
    func width(of columns: Range<Int>, spacing: Double) -> Double {
      widths[columns].reduce(0, +) + spacing * Double(columns.count - 1)
    }
  }

  private func tracks(for proposal: ProposedSize, in pass: LayoutPass) throws -> Tracks {
    var tracks = Tracks(widths: try widths(for: proposal.width, in: pass), heights: [])
    func height(_ row: Int, _ offer: Double?) throws -> Double {
      let guide = rows[row].alignment ?? alignment.vertical
      return extent(
        of: try rows[row].cells.filter { !$0.unsizedAxes.contains(.vertical) }.map { cell in
          let width = tracks.width(of: cell.columns, spacing: spacing.width)
          let view = try cell.node.measure(
            ProposedSize(width: width, height: offer), in: pass)
          return (view.size.height, cell.anchor == nil ? view.guide(guide) : 0)
        })
    }
    tracks.heights = try lengths(
      count: rows.count, for: proposal.height, spacing: spacing.height, height)
    return tracks
  }

  private func widths(for proposal: Double?, in pass: LayoutPass) throws -> [Double] {
    let cells = rows.flatMap(\.cells).filter { !$0.unsizedAxes.contains(.horizontal) }
    let columns = Dictionary(grouping: cells.filter { $0.columns.count == 1 }) {
      $0.columns.lowerBound
    }
    func width(_ column: Int, _ offer: Double?) throws -> Double {
      guard let own = columns[column] else { return try sharedWidth(column, offer) }
      return extent(
        of: try own.map { cell in
          let view = try cell.node.measure(ProposedSize(width: offer, height: nil), in: pass)
          return (view.size.width, cell.anchor == nil ? view.guide(alignments[column]) : 0)
        })
    }
    func sharedWidth(_ column: Int, _ offer: Double?) throws -> Double {
      try cells.filter { $0.columns.contains(column) }.map { cell in
        let others = cell.columns.filter { columns[$0] != nil }
        let count = Double(cell.columns.count - others.count)
        let taken =
          try others.reduce(0) { try $0 + width($1, offer) }
          + spacing.width * Double(cell.columns.count - 1)
        let view = try cell.node.measure(
          ProposedSize(width: offer.map { $0 * count + taken }, height: nil), in: pass)
        return view.size.width == .infinity ? .infinity : max(view.size.width - taken, 0) / count
      }.max() ?? 0
    }
    var tracks = Tracks(
      widths: try lengths(
        count: columnCount, for: proposal, spacing: spacing.width, keepsParts: true, width),
      heights: [])
    for cell in cells where cell.columns.count > 1 {
      let own = tracks.width(of: cell.columns, spacing: spacing.width)
      let rest = proposal.map { max($0 - tracks.size(spacing: spacing).width, 0) }
      let offer = rest.map { $0.isFinite ? own + $0 : .infinity }
      let wanted = try cell.node.measure(ProposedSize(width: offer, height: nil), in: pass)
      guard own.isFinite, wanted.size.width > own else { continue }
      let more = (wanted.size.width - own) / Double(cell.columns.count)
      for column in cell.columns { tracks.widths[column] += more }
    }
    return tracks.widths
  }

  /// Returns the lengths of columns or of rows, each as `length` returns it for an offer.
  ///
  /// - Parameter keepsParts: Indicates whether a track that would be longer keeps all of its part.
  private func lengths(
    count: Int, for proposal: Double?, spacing: Double, keepsParts: Bool = false,
    _ length: (_ track: Int, _ offer: Double?) throws -> Double
  ) throws -> [Double] {
    guard let proposal, proposal > 0, proposal < .infinity else {
      return try (0..<count).map { try length($0, proposal) }
    }
    let shared = SharedLength(
      minimums: try (0..<count).map { try length($0, 0) },
      maximums: try (0..<count).map { try length($0, .infinity) })
    guard shared.minimums.allSatisfy(\.isFinite) else {
      throw ViewError.infiniteSize(at: mark)
    }
    var lengths = [Double](repeating: 0, count: count)
    let keepsParts = keepsParts && shared.maximums.allSatisfy(\.isFinite)
    try shared.share(proposal - spacing * Double(count - 1), priority: { _ in 0 }) { track, offer in
      lengths[track] = try length(track, offer)
      return keepsParts && shared.maximums[track] > offer
        ? max(lengths[track], offer) : lengths[track]
    }
    return lengths
  }

  /// Returns the length that views with their guides on one line need.
  private func extent(of views: [(length: Double, guide: Double)]) -> Double {
    if views.contains(where: { $0.length == .infinity }) { return .infinity }
    let before = views.map(\.guide).max() ?? 0
    return before + max(views.map { $0.length - $0.guide }.max() ?? 0, -before)
  }
}

extension GridCellsLayout {
  /// Returns the place of each cell's view, from the grid's top leading corner, and its proposal.
  private func places(in tracks: Tracks, pass: LayoutPass) throws -> [ContainerSlot] {
    var places: [ContainerSlot] = []
    let lines = try columnLines(in: tracks, pass: pass)
    var y = 0.0
    for (row, height) in zip(rows, tracks.heights) {
      let guide = row.alignment ?? alignment.vertical
      let views = try row.cells.map { cell in
        try cell.node.measure(offer(for: cell, height: height, in: tracks), in: pass)
      }
      // All of the row's views are on one line, in the middle of the rest of a higher row.
      let guided = zip(row.cells, views).filter { $0.0.anchor == nil }.map(\.1)
      let line = Line(
        of: guided.map { ($0.size.height, $0.guide(guide)) }, in: height,
        at: Measurement(size: Size(width: 0, height: height)).guide(guide))
      for (cell, view) in zip(row.cells, views) {
        let x = tracks.widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + spacing.width }
        let width = tracks.width(of: cell.columns, spacing: spacing.width)
        let origin: Point
        if let anchor = cell.anchor {
          origin = Point(
            x: (width - view.size.width) * anchor.x, y: (height - view.size.height) * anchor.y)
        } else {
          let column = cell.columns.lowerBound
          let across =
            cell.columns.count == 1
            ? lines[column] - view.guide(alignments[column])
            : Measurement(size: Size(width: width, height: 0)).guide(alignments[column])
              - view.guide(alignments[column])
          origin = Point(x: across, y: line.place - view.guide(guide))
        }
        places.append(
          ContainerSlot(
            frame: Rect(origin: Point(x: x, y: y) + origin, size: view.size),
            proposal: offer(for: cell, height: height, in: tracks)))
      }
      y += height + spacing.height
    }
    return places
  }

  private func offer(for cell: Cell, height: Double, in tracks: Tracks) -> ProposedSize {
    ProposedSize(
      width: tracks.width(of: cell.columns, spacing: spacing.width), height: height)
  }

  /// Returns the lines of the guides of each column's views, from the column's leading edge.
  private func columnLines(in tracks: Tracks, pass: LayoutPass) throws -> [Double] {
    var views: [[(Double, Double)]] = Array(repeating: [], count: columnCount)
    for (row, height) in zip(rows, tracks.heights) {
      for cell in row.cells where cell.columns.count == 1 && cell.anchor == nil {
        let column = cell.columns.lowerBound
        let view = try cell.node.measure(
          offer(for: cell, height: height, in: tracks), in: pass)
        views[column].append((view.size.width, view.guide(alignments[column])))
      }
    }
    return views.enumerated().map { column, views in
      let width = tracks.widths[column]
      return Line(
        of: views, in: width,
        at: Measurement(size: Size(width: width, height: 0)).guide(alignments[column])
      ).place
    }
  }

  /// The line of views' guides in a length.
  private struct Line {
    var place: Double

    /// - Parameters:
    ///   - views: The length of each view, and its guide.
    ///   - length: The length of the row or column.
    ///   - preferred: The place of the row's or column's own guide.
    init(of views: [(length: Double, guide: Double)], in length: Double, at preferred: Double) {
      let before = views.map(\.guide).max() ?? 0
      let after = views.map { $0.length - $0.guide }.max() ?? 0
      // No view sticks out if the line can be elsewhere.
      place = max(min(preferred, length - after), before)
    }
  }
}
