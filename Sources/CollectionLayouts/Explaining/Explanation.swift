import LayoutGeometry

extension CollectionArrangement {
  /// The rule that the items were placed by, the most telling part first; empty for a layout that
  /// has none.
  public var rule: [LayoutPhrase] { layout.rule(for: sections.map(\.arrangement)) }

  /// How an item's frame came about, step by step, in the content's coordinates; empty if there is
  /// no such item, or if its layout has no explanation.
  ///
  /// - Complexity: O(*items*) of the section.
  public func explanation(ofItemAt index: ItemIndex) -> [LayoutPhrase] {
    guard let frame = element(.cell, at: index)?.frame else { return [] }
    let placed = sections[index.section]
    var steps = layout.explanation(
      of: index.item, in: placed.section, space: placed.space, arrangement: placed.arrangement
    ).map { $0.offset(by: placed.itemsOrigin) }
    if isMirrored, !steps.isEmpty {
      let (width, content) = (LengthExpression(frame.width), LengthExpression(contentSize.width))
      let place = content - LengthExpression(contentSize.width - frame.maxX) - width
      steps.append("right to left: \(equation: "x", place)")
    }
    return steps
  }
}

extension SectionArrangement {
  /// The column and the row of an item; empty for items that are not in lines of equally many
  /// places.
  public func tracks(of item: Int) -> [LayoutPhrase] {
    guard case .grid(let frames) = frames else { return [] }
    return frames.tracks(of: item)
  }
}

extension GridFrames {
  /// The column and the row of an item.
  func tracks(of item: Int) -> [LayoutPhrase] {
    let (line, place) = item.quotientAndRemainder(dividingBy: places.count)
    let across = places(of: line).phrase(place, along: axis.cross)
    let along = lines.phrase(line, along: axis)
    return axis == .vertical ? [across, along] : [along, across]
  }
}

extension Tracks {
  /// Where a track starts, and in tracks of several lengths how long it is.
  func phrase(_ track: Int, along axis: Axis) -> LayoutPhrase {
    switch self {
    case .uniform(let count, let start, let length, let spacing):
      let pitch = LengthExpression(length) + LengthExpression(spacing)
      let step = spacing == 0 ? LengthExpression(length) : pitch
      let place = .position(start, axis) + LengthExpression(track) * step
      return "\(axis.track) \(track) of \(count): \(equation: axis.coordinate, place)"
    case .each(let starts, let lengths):
      return .track(
        track, of: starts.count, along: axis, start: starts[track], length: lengths[track])
    }
  }
}

extension LayoutPhrase {
  /// Where a track that has a start of its own is.
  static func track(
    _ track: Int, of count: Int, along axis: Axis, start: Double, length: Double
  ) -> LayoutPhrase {
    """
    \(axis.track) \(track) of \(count): \(axis.coordinate) = \(position: start, along: axis), \
    \(axis.side) \(length: length)
    """
  }
}

extension LayoutSection {
  /// How high an item is at a width, and what decides that, as `height(of:atWidth:measure:)` does.
  func phrase(forHeight height: Double, of item: Int, atWidth width: Double) -> LayoutPhrase {
    if itemHeight != nil { return "height \(length: height): given" }
    guard let ratio = itemAspectRatio?[item] else {
      return "height \(length: height): measured at width \(length: width)"
    }
    let quotient = LengthExpression(width) / LengthExpression(ratio)
    return "\(equation: "height", quotient, value: height): the width by the aspect ratio"
  }
}
