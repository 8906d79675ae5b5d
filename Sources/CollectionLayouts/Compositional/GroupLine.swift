import LayoutGeometry

/// The length of subitems one after the other, with the least space around and between them.
struct GroupLine {
  let axis: Axis
  let spacing: Double
  private var count = 0
  private var lengths = 0.0
  /// The number of subitems as long as the longest.
  private var uniformCount = 0
  private var longest = 0.0

  init(axis: Axis, spacing: Double) {
    self.axis = axis
    self.spacing = spacing
  }

  mutating func append(_ child: GroupSolver.Child) {
    count += 1
    lengths += child.item.edgeSpacing.least(axis)
    let size = child.placed.size[axis]
    if child.item.dimension(axis).isMeasured { longest = max(longest, size) }
    if child.item.dimension(axis).isUniform { uniformCount += 1 } else { lengths += size }
  }

  var length: Double {
    lengths + longest * Double(uniformCount) + spacing * Double(max(0, count - 1))
  }
}

extension [GroupSolver.Child] {
  fileprivate func line(along axis: Axis, spacing: Double) -> GroupLine {
    reduce(into: GroupLine(axis: axis, spacing: spacing)) { $0.append($1) }
  }

  /// Returns the length of the subitems in a row, with the least space around and between them.
  func length(along axis: Axis, spacing: Double) -> Double {
    line(along: axis, spacing: spacing).length
  }
}

extension GroupSolver {
  /// The subitems that a group holds so far.
  struct Filled {
    fileprivate(set) var children: [Child] = []
    /// The length that they take before they share anything.
    fileprivate(set) var own = 0.0
    fileprivate var line: GroupLine
    /// The width that subitems of a column share; nil if they share none.
    fileprivate var widest: Double?

    init(_ group: CompositionalGroup) {
      line = GroupLine(axis: group.axis, spacing: group.interItemSpacing.least)
      let sharesWidths = group.axis == .vertical && group.subitems.contains { $0.width.isUniform }
      widest = sharesWidths ? 0 : nil
    }
  }

  /// Adds a subitem if the group is then no longer than its room; otherwise returns the length that
  /// it would have.
  ///
  /// A wider subitem may be less high, so a column's length follows from the widths that its
  /// subitems share.
  mutating func add(_ child: Child, to filled: inout Filled, room: Double) throws -> Double? {
    var (child, line) = (child, filled.line)
    let own =
      filled.own + child.placed.size[line.axis] + line.spacing
      + child.item.edgeSpacing.least(line.axis)
    let width = child.placed.size.width
    if let widest = filled.widest, child.item.width.isMeasured, width > widest {
      var children = filled.children + [child]
      try shareLongest(.horizontal, among: &children)
      line = children.line(along: line.axis, spacing: line.spacing)
      guard line.length <= room else { return line.length }
      filled.children = children
      filled.widest = width
    } else {
      if let widest = filled.widest, child.item.width.isUniform {
        try grow(&child.placed, of: child.item, along: .horizontal, to: widest)
      }
      line.append(child)
      guard line.length <= room else { return line.length }
      filled.children.append(child)
    }
    (filled.line, filled.own) = (line, own)
    return nil
  }
}
