import DisplayList
import LayoutGeometry

/// How the views of a screen or of an element changed; views by their names in sentences.
enum ViewChange: Hashable, Sendable {
  /// A setting or a modifier has another value, or came or went.
  ///
  /// - Parameter view: What has it; nil for the root of an element's views.
  case setting(String, of: ChangedView?, from: String?, to: String?)
  /// The modifiers of a view are the same ones in another order.
  case modifierOrder(of: String?, to: [String])
  /// A view came that draws nothing itself, or is drawn in many pieces.
  case inserted(String)
  case removed(String)
  /// Views are now in another one, which was not there.
  case wrapped([String], in: String)
  /// The view around others is not there any more.
  case unwrapped([String], from: String)
  case swapped(String, String)
  /// The views in one are in another order.
  case reordered(in: String)
  /// A view became one of another kind.
  case replaced(ChangedView, by: String)

  /// True for views in another order, whose drawings are then in another order, too.
  var reorders: Bool {
    switch self {
    case .swapped, .reordered, .wrapped, .unwrapped: true
    case .setting, .modifierOrder, .inserted, .removed, .replaced: false
    }
  }

  /// True for how far to the front a view is, and for how much of its outline is drawn: nothing is elsewhere because
  /// of it.
  var movesNothing: Bool {
    guard case .setting(let name, _, _, _) = self else { return false }
    return name == "zIndex" || name == "trim"
  }

  /// True for the size that a view was given, how far it is from its place, and how much of its outline is drawn.
  var isOfGeometry: Bool {
    guard case .setting(let name, _, _, _) = self else { return false }
    return ["width", "height", "offset", "trim"].contains(name)
  }

  /// True for a view that came or went.
  var comesOrGoes: Bool {
    switch self {
    case .inserted, .removed: true
    case .setting, .modifierOrder, .wrapped, .unwrapped, .swapped, .reordered, .replaced: false
    }
  }

  /// True for a view of another kind.
  var replaces: Bool {
    if case .replaced = self { true } else { false }
  }

  /// True for what can be the cause of another drawing: of thousands of changes, few are.
  var canExplain: Bool {
    switch self {
    case .setting(let name, _, _, _):
      ["value", "range", "badge", "isOpen", "accessories"].contains(name)
    case .modifierOrder, .replaced: true
    case .inserted, .removed, .wrapped, .unwrapped, .swapped, .reordered: false
    }
  }

  /// True for the cause of another drawing of the view with a name: what a control shows, or its shape.
  func explains(_ found: ThingChange, ofViewNamed name: String) -> Bool {
    switch self {
    case .setting("value", let view?, _, _) where view.name == name:
      // A knob, and what is filled, are where the value is.
      return found.change.isGeometry || explainsText(found) || explainsValue(of: view, found)
        || ControlValue(kind: view.kind).explains(found.change)
    case .setting("range", let view?, _, _) where view.name == name:
      return ControlValue(kind: view.kind).explains(found.change)
    case .replaced(let view, _):
      switch found.change {
      case .replaced("shape"), .value("corner radius", _, _): return view.name == name
      default: return false
      }
    default: return false
    }
  }

  /// True for the cause of another drawing of a control that has no name, of what its parts are painted with
  /// at another value, or of a clip that has a fill behind it, or has not.
  func explains(_ found: ThingChange) -> Bool {
    if case .modifierOrder(let view, let names) = self, names.contains("clipShape") {
      guard found.change.isOfWholeCorners, let view else { return found.change.isOfWholeCorners }
      return found.thing.name.map { view.contains("'\($0.shortened)'") } ?? false
    }
    if explainsText(found) || explainsAccessory(found) { return true }
    guard case .setting("value", let view?, _, _) = self, view.name == nil else { return false }
    return explainsValue(of: view, found)
  }

  /// True for the cause of another drawing of a control that shows its value.
  private func explainsValue(of view: ChangedView, _ found: ThingChange) -> Bool {
    guard case .setting("value", _, let from, let to) = self else { return false }
    let rects = found.rects
    switch (view.kind, found.change) {
    // The track of a switch that is off has no tint.
    case ("toggle", .value("fill", let old, let new)):
      return Self.isOfTrack(old, new, in: found)
    // The filled part of a track, which is none at the start; a spinner is 20 points wide.
    case ("slider", .added), ("slider", .removed), ("progress", .added), ("progress", .removed):
      return found.thing.verb == .fill
        && rects.contains { $0.height == 4 || (from == nil || to == nil) && $0.height <= 20 }
    // The selected item of a bar has the tint, and the others are gray.
    case ("tabBar", .value("text colour", let old, let new)),
      ("tabBar", .value("tint", let old, let new)):
      return [old, new].contains { $0.name == "systemGray" }
    case ("pageControl", .value("opacity", _, _)):
      // Dots of 7.333, in a text of three decimals.
      return rects.contains { $0.width == $0.height && abs($0.width - 22.0 / 3) < 0.001 }
    default: return false
    }
  }

  /// True for the cause of another text: of a control whose value it is, of a row's badge, or of a menu's that
  /// opened.
  private func explainsText(_ found: ThingChange) -> Bool {
    switch (self, found.change) {
    case (.setting("value", let view?, let from?, let to?), .text(let old, let new)):
      ["picker", "datePicker"].contains(view.kind) && from.contains(old) && to.contains(new)
    // A row's badge is after all texts of the row.
    case (.setting("badge", _, let from?, let to?), .text(let old, let new)):
      from == old && to == new && found.thing.number == found.thing.count
    // The chosen one of several has heavier letters, and is marked.
    case (.setting("value", let view?, let from?, let to?), .value("font", _, _)):
      view.kind == "picker" && (found.thing.name == from || found.thing.name == to)
    case (.setting("isOpen", let view?, _, _), .value("opacity", _, _)):
      found.thing.name.map { view.words.contains("'\($0.shortened)'") } ?? false
    default: false
    }
  }

  /// True for a switch beside a row that is switched: its track has another colour, and its knob is 20 points
  /// farther to a side.
  private func explainsAccessory(_ found: ThingChange) -> Bool {
    guard case .setting("accessories", _, let from?, let to?) = self, from.contains("toggle"),
      to.contains("toggle")
    else { return false }
    switch found.change {
    case .value("fill", let old, let new): return Self.isOfTrack(old, new, in: found)
    case .moved(_, let old, let new):
      return abs(abs(new.x - old.x) - 20) < 0.01 && abs(new.y - old.y) < 0.01
        && found.rects.contains { $0.size == Size(width: 27, height: 27) }
    default: return false
    }
  }

  /// True for the fill of a switch's track that has no tint on one side, as while it is off.
  private static func isOfTrack(
    _ old: DrawingValue, _ new: DrawingValue, in found: ThingChange
  ) -> Bool {
    [old, new].contains { $0.name == "secondarySystemFill" }
      && found.rects.contains { $0.size == Size(width: 51, height: 31) }
  }

  /// The change in words.
  var words: Sentence {
    switch self {
    case .setting("opacity", let view, let from, let to):
      "\(view.map { "\($0.words): " } ?? "")opacity \(from ?? "1") → \(to ?? "1")"
    case .setting("isOpen", let view, _, let to):
      "\(view?.wordsWithKind ?? "menu") \(to == nil ? "closed" : "opened")"
    case .setting("swipe", let view, let from, let to):
      "\(view.map { "\($0.words): " } ?? "")\(Self.swipeWords(from, to))"
    // The view is in one that is redacted.
    case .setting("redacted", let view, nil, "none"):
      "\(view.map { "\($0.words) " } ?? "")unredacted"
    case .setting("redacted", let view, "none", nil):
      "\(view.map { "\($0.words) " } ?? "")redacted again"
    case .setting(let name, let view, let from, let to):
      // The unit is after the last length: `8 → 12 pt`, `8 pt → default`.
      Sentence(
        Self.words(of: name) + (name == "sheet" ? "" : suffix(view?.words)) + " "
          + Self.value(from, of: name)
          + (Self.isLength(to, of: name) ? "" : Self.unit(of: from, of: name)) + " → "
          + Self.value(to, of: name) + Self.unit(of: to, of: name))
    case .modifierOrder(let view, let names):
      "modifiers\(suffix(view)) in another order: \(names.map(Self.words).joined(separator: ", "))"
    case .inserted(let view): "\(view) added"
    case .removed(let view): "\(view) removed"
    case .wrapped(let views, let holder): "\(Self.list(views)) wrapped in \(holder)"
    case .unwrapped(let views, let holder): "\(Self.list(views)) not in \(holder) any more"
    case .swapped(let one, let other): "\(one) and \(other) changed places"
    case .reordered(let holder): "the views in \(holder) are in another order"
    case .replaced(let old, let new): "\(old.words) became \(new)"
    }
  }

  /// How a row is swiped that was not, or otherwise.
  private static func swipeWords(_ from: String?, _ to: String?) -> String {
    let (old, new) = (from.flatMap { Double($0) } ?? 0, to.flatMap { Double($0) } ?? 0)
    if new == 0 { return "swiped shut" }
    let end = new < 0 ? " at its leading end" : ""
    return (old == 0 ? "swiped open" : "swiped from \(abs(old).dump) to \(abs(new).dump)")
      + (old == 0 ? "" : " of its width") + end
  }

  private func suffix(_ view: String?) -> String { view.map { " of \($0)" } ?? "" }

  /// Names with commas, at most three: `text 'A', text 'B' and 2 more`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    if names.count <= 3 { return names.dropLast().joined(separator: ", ") + " and " + last }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }

  /// A value as people write it in a config; what is meant where there is none.
  private static func value(_ value: String?, of name: String) -> String {
    guard let value else { return defaults[name] ?? "none" }
    let lengths = value.split(separator: ",")
    guard ["padding", "offset", "in", "range", "trim"].contains(name), lengths.count > 1 else {
      return value
    }
    let isSymmetric = lengths.count == 4 && lengths[0] == lengths[2] && lengths[1] == lengths[3]
    return "[" + (isSymmetric ? lengths.prefix(2) : lengths[...]).joined(separator: ", ") + "]"
  }

  private static func unit(of value: String?, of name: String) -> String {
    isLength(value, of: name) ? " pt" : ""
  }

  private static func isLength(_ value: String?, of name: String) -> Bool {
    guard let value, lengths.contains(name) else { return false }
    return value.split(separator: ",").allSatisfy { Double($0) != nil }
  }

  /// A kind of view with its article: `an hstack`, `a vstack`.
  static func article(_ kind: String) -> String {
    let isVowel = kind.first.map { "aeiou".contains($0) } ?? false
    return (isVowel || kind == "hstack" ? "an " : "a ") + kind
  }

  private static let defaults = [
    "spacing": "default", "horizontalSpacing": "default", "verticalSpacing": "default",
    "gridCellColumns": "1", "zIndex": "0", "alignment": "center", "frameAlignment": "center",
    "textAlignment": "leading", "minLength": "8", "in": "[0, 1]", "total": "1", "trim": "[0, 1]",
  ]

  /// What a setting is called in a sentence.
  static func words(of setting: String) -> String { settingWords[setting] ?? setting }

  private static let settingWords = [
    "frameAlignment": "alignment of the frame", "textAlignment": "text alignment",
    "layoutDirection": "layout direction",
    "minLength": "minimum length", "minWidth": "minimum width", "idealWidth": "ideal width",
    "maxWidth": "maximum width", "minHeight": "minimum height", "idealHeight": "ideal height",
    "maxHeight": "maximum height", "relativeWidth": "part of the width",
    "relativeWidthPlus": "length beside the part of the width", "aspectRatio": "aspect ratio",
    "contentMode": "content mode", "fixedSize": "fixed size", "layoutPriority": "layout priority",
    "topSeparatorInsets": "insets of the line above",
    "bottomSeparatorInsets": "insets of the line below",
    "listRowSeparatorInsets": "insets of the line below",
    "listItemTint": "tint of the row",
    "lineLimit": "line limit", "truncationMode": "truncation", "clipShape": "clip",
    "onTap": "tap", "alignmentGuide": "alignment guide", "in": "range", "pages": "number of pages",
    "accessibilityLabel": "label", "horizontalSpacing": "horizontal spacing",
    "verticalSpacing": "vertical spacing", "rows": "cells of the rows", "axes": "axes",
    "displayMode": "display mode", "gridCellColumns": "columns",
    "gridColumnAlignment": "alignment of the column", "gridCellAnchor": "anchor in the cell",
    "gridCellUnsizedAxes": "unsized axes", "returnKey": "return key",
    "sheet": "detent of the sheet", "popover": "edge of the popover",
  ]

  private static let lengths: Set = [
    "padding", "spacing", "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight",
    "idealHeight", "maxHeight", "offset", "minLength", "relativeWidthPlus", "horizontalSpacing",
    "verticalSpacing",
  ]
}

/// A view of which a setting or the kind changed.
struct ChangedView: Hashable, Sendable {
  /// What sentences call it.
  var words: String
  /// The id or the label that it was given, by which its part is known; nil for none.
  var name: String?
  /// What it is, by its name in configs.
  var kind: String
  /// What it draws with the views in it.
  var contents: ViewContents

  /// What it is, before its label where that is all that it is called.
  var wordsWithKind: String { words.hasPrefix("'") ? "\(kind) \(words)" : words }
}
