import DisplayList

/// How the views of a screen or of an element changed; views by their names in sentences.
enum ViewChange: Hashable, Sendable {
  /// A setting or a modifier has another value, or came or went.
  ///
  /// - Parameter view: What has it; nil for the root of an element's views.
  case setting(String, of: String?, from: String?, to: String?)
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
  case replaced(String, by: String)

  /// True for views in another order, whose drawings are then in another order, too.
  var reorders: Bool {
    switch self {
    case .swapped, .reordered, .wrapped, .unwrapped: true
    case .setting, .modifierOrder, .inserted, .removed, .replaced: false
    }
  }

  /// True for a clip that came, went or has another shape.
  fileprivate var isClip: Bool {
    if case .setting("clipShape", _, _, _) = self { true } else { false }
  }

  /// True for a view of another kind.
  var replaces: Bool {
    if case .replaced = self { true } else { false }
  }

  /// True for the cause of another drawing of the view with a name: what a control shows, or its shape.
  func explains(_ change: DrawingChange, ofViewNamed name: String) -> Bool {
    switch self {
    case .setting("value", let view, _, _): view?.hasSuffix("'\(name.shortened)'") ?? false
    case .replaced(let view, _):
      switch change {
      case .replaced("shape"), .value("corner radius", _, _): view.hasSuffix("'\(name.shortened)'")
      default: false
      }
    default: false
    }
  }

  /// The change in words.
  var words: Sentence {
    switch self {
    case .setting(let name, let view, let from, let to):
      // The unit is after the last length: `8 → 12 pt`, `8 pt → default`.
      Sentence(
        name + suffix(view) + " " + Self.value(from, of: name)
          + (Self.isLength(to, of: name) ? "" : Self.unit(of: from, of: name)) + " → "
          + Self.value(to, of: name) + Self.unit(of: to, of: name))
    case .modifierOrder(let view, let names):
      "modifiers\(suffix(view)) in another order: \(names.joined(separator: ", "))"
    case .inserted(let view): "\(view) added"
    case .removed(let view): "\(view) removed"
    case .wrapped(let views, let holder): "\(Self.list(views)) wrapped in \(holder)"
    case .unwrapped(let views, let holder): "\(Self.list(views)) not in \(holder) any more"
    case .swapped(let one, let other): "\(one) and \(other) changed places"
    case .reordered(let holder): "the views in \(holder) are in another order"
    case .replaced(let old, let new): "\(old) became \(new)"
    }
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
    guard name == "padding" || name == "offset", lengths.count > 1 else { return value }
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
    "spacing": "default", "alignment": "center", "frameAlignment": "center",
    "textAlignment": "leading", "minLength": "8",
  ]

  private static let lengths: Set = [
    "padding", "spacing", "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight",
    "idealHeight", "maxHeight", "offset", "minLength", "relativeWidthPlus",
  ]
}

extension [ViewChange] {
  /// The changes without those that changes of the drawing report: a clip whose corners do.
  func reported(beside changes: [DrawingChange]) -> [ViewChange] {
    changes.contains(where: \.isOfCorners) ? filter { !$0.isClip } : self
  }
}
