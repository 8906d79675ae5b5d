import LayoutGeometry

extension CompositionalGroups {
  /// What the groups have too little room for.
  func notices() -> [LayoutNotice] {
    var notices: [LayoutNotice] = []
    func notice(_ words: String, _ suggestion: String, _ settings: [String]) {
      notices.append(
        .own(
          LayoutProblem(
            of: "\(layout.kind) layout", words, suggestion: suggestion,
            settings: settings + ["group"])))
    }
    for axis in Axis.allCases where !space.size[axis].isFinite && layout.group.needsLength(axis) {
      notice(
        "has a \(axis.side) of its container's, which is as \(axis == .vertical ? "high" : "wide") "
          + "as its content",
        "give the collection a \(axis.side), or the group an absolute one", [])
    }
    guard notices.isEmpty, let (group, problems) = try? pattern() else { return notices }
    if case .points(let points)? = layout.orthogonal?.offset, let group, !group.cells.isEmpty {
      let count = (section.itemCount - 1) / group.cells.count + 1
      let length =
        Double(count) * (group.size[layout.groupAxis] + layout.interGroupSpacing)
        - layout.interGroupSpacing
      if let last = scroll(of: group, count: count, length: length)?.last,
        layout.group.cells.allSatisfy({ !$0.width.isMeasured && !$0.height.isMeasured }),
        points < 0 || points > last
      {
        notice(
          "is scrolled to \(lengthText(points)), outside of its content",
          "scroll it to 0 to \(lengthText(last))", ["contentOffset"])
      }
    }
    for measured in Axis.allCases where layout.group.fractionsOfMeasured.contains(measured) {
      notice(
        "has an item whose \(measured.side) is a part of one that is measured, so that the estimate "
          + "counts",
        "estimate the item's \(measured.side), too, or give its group another", [])
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
    for problem in problems {
      switch problem {
      case .tooLong(let axis, let subitem, let room):
        notice(
          "has a group whose subitems are \(lengthText(subitem)) points along its \(axis.side), and "
            + "the group has \(lengthText(room))",
          "make the group larger, or its subitems smaller", [])
      case .leftOut(let axis, let placed, let count, let length, let room):
        notice(
          "has a group that holds \(placed) of its \(count) subitems: with the next, they have a "
            + "\(axis.side) of \(lengthText(length)), and the group has \(lengthText(room))",
          "make the subitems smaller, so that they and 'interItemSpacing' fit", [])
      case .noFlexibleRoom(let axis):
        notice(
          "has flexible spacing without room: its subitems take all of the \(axis.side)",
          "make the subitems smaller, or the spacing fixed", [])
      case .insetAway(let axis):
        notice(
          "has an item without \(axis.side): spacing and insets take all of it",
          "make 'contentInsets' or 'interItemSpacing' smaller", [])
      case .tooManyCells:
        notice(
          "has more than \(GroupSolver.cellLimit) items in a group",
          "make its subitems larger, or the group smaller", [])
      }
    }
    return notices
  }
}

extension CompositionalItem {
  /// The axes along which a part of a group's measured length decides how long something in it is.
  fileprivate var fractionsOfMeasured: Set<Axis> {
    guard let group else { return [] }
    var found: Set<Axis> = []
    for subitem in group.subitems {
      found.formUnion(subitem.fractionsOfMeasured)
      for axis in Axis.allCases where dimension(axis).isMeasured && subitem.needsLength(axis) {
        found.insert(axis)
      }
    }
    return found
  }

  /// True if a length of the container decides how long it is.
  fileprivate func needsLength(_ axis: Axis) -> Bool {
    width.fractionAxis == axis || height.fractionAxis == axis
  }
}
