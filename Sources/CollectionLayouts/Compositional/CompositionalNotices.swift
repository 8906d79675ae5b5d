import LayoutGeometry

extension CompositionalGroups {
  /// Returns notices about groups with too little room, and about offsets beyond the content.
  func notices() -> [LayoutNotice] {
    var notices: [LayoutNotice] = []
    func notice(
      _ words: String, _ suggestion: String, _ settings: [String] = [], at subitem: [Int]? = nil
    ) {
      var problem = LayoutProblem(
        of: "\(layout.kind) layout", words, suggestion: suggestion,
        settings: subitem == nil ? settings + ["group"] : settings)
      problem.subitem = subitem
      problem.namesSection = true
      notices.append(.own(problem))
    }
    for axis in Axis.allCases where !space.size[axis].isFinite && layout.group.needsLength(axis) {
      notice(
        "has a \(axis.side) of its container's, which is as \(axis == .vertical ? "high" : "wide") "
          + "as its content",
        "give the collection a \(axis.side), or the group an absolute one", at: [])
    }
    let across = layout.groupAxis
    if layout.orthogonal != nil, !space.size[across].isFinite {
      notice(
        "does not scroll sideways: its collection is as "
          + "\(across == .vertical ? "high" : "wide") as its content",
        "give the collection a \(across.side)", ["orthogonalScrollingBehavior"])
    }
    guard notices.isEmpty, let (group, problems) = try? pattern() else { return notices }
    if case .item(let item)? = layout.orthogonal?.offset, item >= section.itemCount {
      notice(
        "is scrolled to item \(item), but has \(section.itemCount) "
          + (section.itemCount == 1 ? "item" : "items"),
        "scroll it to an item from 0 to \(section.itemCount - 1)", ["contentOffset"])
    }
    if let offset = layout.orthogonal?.offset, let group, !group.cells.isEmpty {
      let count = (section.itemCount - 1) / group.cells.count + 1
      let length =
        Double(count) * (group.size[layout.groupAxis] + layout.interGroupSpacing)
        - layout.interGroupSpacing
      let last = scroll(of: group, count: count, length: length)?.last
      let isKnown = layout.group.cells.allSatisfy {
        !$0.width.isMeasured && !$0.height.isMeasured
      }
      switch (offset, last) {
      case (.points(let points), let last?) where isKnown && !(0...last).contains(points):
        notice(
          "is scrolled to \(lengthText(points)), outside of its content",
          "scroll it to 0 to \(lengthText(last))", ["contentOffset"])
      case (.group(let number), _) where isKnown && number >= count:
        notice(
          "is scrolled to group \(number), but has \(count) \(count == 1 ? "group" : "groups")",
          "scroll it to a group from 0 to \(count - 1)", ["contentOffset"])
      default: break
      }
    }
    for measured in Axis.allCases {
      guard let subitem = layout.group.fractionOfMeasured(measured) else { continue }
      notice(
        "has an item whose \(measured.side) is a part of one that is measured, so that the estimate "
          + "counts",
        "estimate the item's \(measured.side), too, or give its group another", at: subitem)
    }
    for axis in Axis.allCases {
      guard let subitem = layout.group.uniformInFixed(axis) else { continue }
      notice(
        "has an item as \(axis == .vertical ? "high" : "wide") as its siblings, in a group whose "
          + "\(axis.side) does not grow with them",
        "estimate the group's \(axis.side)", at: subitem)
    }
    for axis in Axis.allCases
    where space.container[axis] > 0 && container[axis] <= 0
      && space.size[axis].isFinite
    {
      notice(
        "has no \(axis.side) left for its groups: contentInsets take all of it",
        "make 'contentInsets' smaller", ["contentInsets"])
      return notices
    }
    for found in problems {
      switch found.problem {
      case .tooLong(let axis, let subitem, let room):
        notice(
          "has a group whose subitems are \(lengthText(subitem)) points along its \(axis.side), and "
            + "the group has \(lengthText(room))",
          "make the group larger, or its subitems smaller", at: found.path)
      case .leftOut(let axis, let placed, let count, let length, let room):
        notice(
          "has a group that holds \(placed) of its \(count) subitems: with the next, they have a "
            + "\(axis.side) of \(lengthText(length)), and the group has \(lengthText(room))",
          "make the subitems smaller, so that they and 'interItemSpacing' fit", at: found.path)
      case .noFlexibleRoom(let axis):
        notice(
          "has flexible spacing without room: its subitems take all of the \(axis.side)",
          "make the subitems smaller, or the spacing fixed", ["interItemSpacing", "edgeSpacing"],
          at: found.path)
      case .insetAway(let axis):
        notice(
          "has an item without \(axis.side): spacing and insets take all of it",
          "make 'contentInsets' or 'interItemSpacing' smaller",
          ["contentInsets", "interItemSpacing"], at: found.path)
      case .noFrames:
        notice(
          "has a custom group without frames, and so no cells", "give each of its items a frame",
          at: found.path)
      case .tooManyCells:
        notice(
          "has more than \(GroupSolver.cellLimit) items in a group",
          "make its subitems larger, or the group smaller", at: found.path)
      }
    }
    return notices
  }
}

extension CompositionalItem {
  /// Returns the first subitem in it whose length is a fraction of a group's measured length along
  /// an axis, from the outermost group on; nil for none.
  fileprivate func fractionOfMeasured(_ axis: Axis) -> [Int]? {
    for (number, subitem) in (group?.subitems ?? []).enumerated() {
      if dimension(axis).isMeasured, subitem.needsLength(axis) { return [number] }
      if let inner = subitem.fractionOfMeasured(axis) { return [number] + inner }
    }
    return nil
  }

  /// Returns the first subitem in it that is as long as its siblings across a group that does not
  /// grow with them; nil for none.
  fileprivate func uniformInFixed(_ axis: Axis) -> [Int]? {
    guard let group else { return nil }
    for (number, subitem) in group.subitems.enumerated() {
      if group.axis == axis.cross, !dimension(axis).isMeasured,
        subitem.dimension(axis).isUniform
      {
        return [number]
      }
      if let inner = subitem.uniformInFixed(axis) { return [number] + inner }
    }
    return nil
  }

  /// Returns whether its length depends on a length of the container.
  func needsLength(_ axis: Axis) -> Bool {
    width.fractionAxis == axis || height.fractionAxis == axis
  }
}
