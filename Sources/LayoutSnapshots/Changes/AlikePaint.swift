extension [ThingChange] {
  /// The changes with what views are called that draw a fill or a line of which the part has others that were
  /// alike: `color 2`; not those of corners that several have in common, which are reported once.
  ///
  /// - Parameter new: The element that draws them now.
  func namingAlikePaint(from old: SnapshotPart, to new: SnapshotPart) -> [ThingChange] {
    var drawings: ViewDrawings?
    var commands: [SnapshotCommand]?
    return map { found in
      guard case .value(let name, _, _) = found.change, let command = found.newCommand,
        !(found.change.isOfCorners && count(where: { $0.change == found.change }) > 1),
        let before = found.oldCommand, found.thing.verb == .fill || found.thing.verb == .stroke,
        found.thing.count > 1
      else { return found }
      let all = commands ?? old.drawing.flattened
      commands = all
      guard all.indices.contains(where: { $0 != before && all[$0].isAlike(all[before], in: name) })
      else { return found }
      drawings = drawings ?? ViewDrawings(new)
      var found = found
      found.thing.view = drawings?.wordsInItems(ofCommand: command)
      return found
    }
  }
}

extension SnapshotCommand {
  /// True for a command that a sentence about another value of a second one may be about as well.
  fileprivate func isAlike(_ other: SnapshotCommand, in name: String) -> Bool {
    guard verb == other.verb, isSeparator == other.isSeparator else { return false }
    return switch name {
    case "fill", "border": look.color == other.look.color
    case "corner radius", "border radius", "corner style": look.radius == other.look.radius
    case "border width": look.width == other.look.width
    default: appearance == other.appearance
    }
  }
}
