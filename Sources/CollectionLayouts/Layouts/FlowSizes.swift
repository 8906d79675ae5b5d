import LayoutGeometry

/// The sizes of a flow's items: from the section, then the flow's item size, then the cell.
struct FlowSizes {
  private let section: LayoutSection
  /// The lengths from the flow's item size.
  private let width: Double?
  private let height: Double?
  /// The proposal to a cell that measures itself if nothing else is known.
  private let offered: ProposedSize

  init(
    _ itemSize: Flow.ItemSize, of section: LayoutSection, in space: SectionSpace, lineAxis: Axis
  ) {
    self.section = section
    switch itemSize {
    case .fixed(let size):
      width = size.width.boundedLength
      height = size.height.boundedLength
    case .automatic:
      width = nil
      height = nil
    case .fraction(let columns, let rows, let padding):
      width = fraction(of: space.container.width, count: columns, padding: padding)
      height = fraction(of: space.container.height, count: rows, padding: padding)
    }
    var offered = ProposedSize.unspecified
    offered[lineAxis] = space.size[lineAxis].isFinite ? space.size[lineAxis] : nil
    self.offered = offered
  }

  /// The size that all items are known to have, or nil if they must be measured one by one.
  var common: Size? {
    for case .each? in [section.itemWidth, section.itemHeight, section.itemAspectRatio] {
      return nil
    }
    // Constants are the same for each item, so the first one's values apply to all items.
    let known = known(of: 0)
    guard let width = known.width, let height = known.height else { return nil }
    return Size(width: width, height: height)
  }

  /// Explains an item's measurement, and its proposal; nothing for an item with a known size.
  func explanation(of item: Int, size: Size) -> [LayoutPhrase] {
    let known = known(of: item)
    let width = known.width ?? offered.width
    let measured: LayoutPhrase = "\(length: size.width) wide, \(length: size.height) high"
    switch (known.width, known.height) {
    case (_?, _?): return []
    case (let width?, nil):
      return ["height \(length: size.height): measured at width \(length: width)"]
    case (nil, let height?):
      return ["width \(length: size.width): measured at height \(length: height)"]
    case (nil, nil):
      let room: LayoutPhrase =
        width.map { "measured in a line of \(length: $0)" }
        ?? offered.height.map { "measured in a line of \(length: $0)" } ?? "measured"
      return [.joined([measured, room], separator: ": ")]
    }
  }

  func size(of item: Int, measure: (_ item: Int, ProposedSize) throws -> Size) rethrows -> Size {
    let known = known(of: item)
    if let width = known.width, let height = known.height {
      return Size(width: width, height: height)
    }
    let measured = try measure(
      item,
      ProposedSize(
        width: known.width ?? offered.width, height: known.height ?? offered.height))
    return Size(
      width: known.width ?? measured.width.boundedLength,
      height: known.height ?? measured.height.boundedLength)
  }

  /// Returns the lengths known without measuring: an item's own come first, then its aspect ratio.
  private func known(of item: Int) -> ProposedSize {
    let ownWidth = section.itemWidth?[item].boundedLength
    let ownHeight = section.itemHeight?[item].boundedLength
    guard let ratio = section.itemAspectRatio?[item].boundedLength, ratio > 0 else {
      return ProposedSize(width: ownWidth ?? width, height: ownHeight ?? height)
    }
    switch (ownWidth, ownHeight) {
    case (let width?, let height?):
      return ProposedSize(width: width, height: height)
    case (nil, let height?):
      return ProposedSize(width: (height * ratio).boundedLength, height: height)
    case (let ownWidth, nil):
      let width = ownWidth ?? width
      return ProposedSize(width: width, height: width.map { ($0 / ratio).boundedLength })
    }
  }
}

/// Returns the length of each of `count` cells, with padding around and between them.
private func fraction(of length: Double, count: Int, padding: Double) -> Double? {
  guard length.isFinite else { return nil }
  return max(0, (length - padding * Double(count + 1)) / Double(count))
}
