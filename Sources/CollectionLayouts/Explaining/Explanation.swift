import LayoutGeometry

extension CollectionArrangement {
  /// How an item's frame came about, step by step, in the content's coordinates; empty if there is
  /// no such item, or if its layout does not tell.
  ///
  /// - Complexity: O(*items*) of the section.
  public func explanation(ofItemAt index: ItemIndex) -> [PlacementFact] {
    guard let frame = element(.cell, at: index)?.frame else { return [] }
    let placed = sections[index.section]
    var facts = layout.explanation(
      of: index.item, in: placed.section, space: placed.space, arrangement: placed.arrangement
    ).map { $0.offset(by: placed.itemsOrigin) }
    if isMirrored, !facts.isEmpty {
      facts.append(
        .mirrored(
          x: contentSize.width - frame.maxX, width: frame.width, contentWidth: contentSize.width))
    }
    return facts
  }
}

extension GridFrames {
  /// The column and the row of an item.
  func facts(of item: Int) -> [PlacementFact] {
    let (line, place) = item.quotientAndRemainder(dividingBy: places.count)
    let across = places(of: line).fact(place, along: axis.cross)
    let along = lines.fact(line, along: axis)
    return axis == .vertical ? [across, along] : [along, across]
  }
}

extension Tracks {
  /// What a track says of the items in it.
  func fact(_ track: Int, along axis: Axis) -> PlacementFact {
    switch self {
    case .uniform(let count, let start, let length, let spacing):
      .uniformTrack(
        axis, index: track, count: count, start: start, length: length, spacing: spacing)
    case .each(let starts, let lengths):
      .track(
        axis, index: track, count: starts.count, start: starts[track], length: lengths[track])
    }
  }
}

extension LayoutSection {
  /// What decides the height of an item at a width, as `height(of:atWidth:measure:)` does.
  func heightSource(of item: Int, atWidth width: Double) -> PlacementFact.HeightSource {
    if itemHeight != nil { return .given }
    return itemAspectRatio.map { .aspectRatio($0[item], width: width) } ?? .measured(width: width)
  }
}
