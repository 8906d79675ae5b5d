import LayoutGeometry

extension CompositionalGroups {
  /// Explains the frame of an item step by step.
  func explanation(of item: Int, frame: Rect) throws -> [LayoutPhrase] {
    let axis = layout.groupAxis
    var steps: [LayoutPhrase] = []
    var place = item
    var found: GroupSolver.Placed?
    if areAlike {
      guard let group = try pattern(explaining: true).placed, !group.cells.isEmpty else {
        return []
      }
      found = group
      let number: Int
      (number, place) = item.quotientAndRemainder(dividingBy: group.cells.count)
      let start = frame.origin[axis] - group.cells[place].frame.origin[axis]
      steps = [
        """
        group \(number), with \(group.cells.count) \(group.cells.count == 1 ? "item" : "items") \
        as all: from \(axis.coordinate) \(position: start, along: axis), \
        \(length: group.size[axis] + layout.interGroupSpacing) after the one before
        """
      ]
      steps += group.cells[place].steps
    } else {
      var number = 0
      try forEachGroup(explaining: true) { first, group in
        guard item < first + group.cells.count else {
          number += 1
          return true
        }
        place = item - first
        found = group
        let start = frame.origin[axis] - group.cells[place].frame.origin[axis]
        steps = [
          """
          group \(number), from item \(first) to \(first + group.cells.count - 1): \
          from \(axis.coordinate) \(position: start, along: axis)
          """
        ]
        steps += group.cells[place].steps
        return false
      }
    }
    steps.append(
      """
      item \(place) of its group: x = \(position: frame.minX, along: .horizontal), \
      y = \(position: frame.minY, along: .vertical)
      """)
    return steps + supplementarySteps(ofItem: place, in: found, frame: frame)
  }

  /// Explains the places of the supplementary items at an item with a frame.
  ///
  /// - Parameter place: The item's number in its group.
  private func supplementarySteps(
    ofItem place: Int, in group: GroupSolver.Placed?, frame: Rect
  ) -> [LayoutPhrase] {
    guard let group, group.cells.indices.contains(place) else { return [] }
    let start = frame.origin - group.cells[place].frame.origin
    return group.supplementaries.filter { $0.cell == place }.map { supplementary in
      let found = supplementary.frame.offset(by: start)
      return """
        \(supplementary.item.words): \(length: found.width) wide, \(length: found.height) high, \
        from x = \(position: found.minX, along: .horizontal), \
        y = \(position: found.minY, along: .vertical)
        """
    }
  }
}

extension CompositionalItem {
  /// The item in words, as goldens record it.
  var words: String {
    let size = "\(width.words) × \(height.words)"
    var words = size
    if let group {
      let subitems = group.subitems.map(\.words).joined(separator: ", ")
      let count =
        switch group.filling {
        case .subitems: ""
        case .count(let count): "\(count) equal "
        case .repeating(let count): "\(count) times "
        case .custom(let frames): frames.words
        }
      words = "\(group.name) \(size) of \(count)"
      if !subitems.isEmpty { words += "(\(subitems))" }
      if group.interItemSpacing != .fixed(0) {
        words += " \(group.interItemSpacing.words) apart"
      }
    }
    if contentInsets != .zero {
      words +=
        " inset by "
        + [
          contentInsets.top, contentInsets.leading, contentInsets.bottom, contentInsets.trailing,
        ].map(lengthText).joined(separator: " ")
    }
    if edgeSpacing != CompositionalEdgeSpacing() {
      words +=
        " within "
        + [
          edgeSpacing.top, edgeSpacing.leading, edgeSpacing.bottom, edgeSpacing.trailing,
        ].map(\.words).joined(separator: " ")
    }
    for item in supplementaryItems { words += " with \(item.words)" }
    return words
  }
}

extension CompositionalItem {
  /// The frames of the custom groups in the item, as goldens record them: those in a group of 300
  /// by 300 points, whatever the place and size of the groups.
  var customFrames: String {
    guard let group else { return "" }
    if case .custom(let frames) = group.filling { return frames.reference }
    return group.subitems.map(\.customFrames).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Sets the frames of the first custom group; returns false where their rule is not known.
  mutating func setCustomFrames(_ reference: String) -> Bool {
    if case .custom(let frames)? = group?.filling {
      guard let others = frames.arranged(as: reference) else { return false }
      group?.filling = .custom(others)
      return true
    }
    guard let inner = group?.subitems.firstIndex(where: { !$0.customFrames.isEmpty }) else {
      return false
    }
    return group?.subitems[inner].setCustomFrames(reference) ?? false
  }
}

extension CompositionalGroup {
  /// The group's name in configs.
  var name: String {
    if case .custom = filling { "custom" } else { axis.rawValue }
  }
}

extension CompositionalDimension {
  var words: String {
    switch self {
    case .fractionalWidth(let part): "\(lengthText(part)) of the width"
    case .fractionalHeight(let part): "\(lengthText(part)) of the height"
    case .absolute(let length): lengthText(length)
    case .estimated(let length): "about \(lengthText(length))"
    case .uniformAcrossSiblings(let length): "about \(lengthText(length)) as all"
    }
  }
}

extension CompositionalSpacing {
  fileprivate var words: String {
    switch self {
    case .fixed(let length): lengthText(length)
    case .flexible(let length): "\(lengthText(length)) or more"
    }
  }
}
