import LayoutGeometry

/// A modifier of a view before and after, by what it does to sizes and places.
enum ViewStep {
  /// It moves nothing; its name.
  case neutral(String)
  /// The lengths around a view, before and after.
  case padding(Insets, Insets)
  case offset(Insets, Insets)
  case frame(FrameStep)

  /// What a frame decides along the axes.
  struct FrameStep {
    enum Rule: Equatable {
      /// It leaves the view as long as it is.
      case none
      /// It has a length, before and after.
      case fixed(Double, Double)
      /// It is as long as it is offered.
      case fill
      /// Its length is between bounds, and depends on what is in it and around it.
      case bounded
    }
    var rules: [Axis: Rule]
    /// What of the room beside the view is before it: 0 to 1; nil where that is another part than it was.
    var parts: KnownLengths
  }
}

extension ViewStep {
  /// What a view was given itself and its stack's arithmetic knows.
  private static let own: Set = ["spacing", "alignment", "minLength", "resizable"]
  /// What is drawn, and names.
  private static let drawn: Set = [
    "background", "overlay", "id", "accessibilityLabel", "onTap", "clipShape", "opacity",
    "swipe", "swipeActions", "zIndex", "fill", "stroke", "trim",
  ]
  /// What decides how texts are set, whose sizes are known from what they draw.
  private static let ofTexts: Set = [
    "lineLimit", "textAlignment", "truncationMode", "redacted", "baselineOffset", "lineSpacing",
    "minimumScaleFactor", "allowsTightening", "hyphenation", "layoutPriority", "fixedSize",
  ]
  private static let lengths: Set = [
    "width", "minWidth", "idealWidth", "maxWidth", "height", "minHeight", "idealHeight",
    "maxHeight",
  ]

  /// A modifier of one of both screens, with its values.
  private struct Given {
    var name: String
    var values: [SnapshotSetting]
  }

  /// Modifiers, each frame with all that it was given.
  private static func given(_ settings: [SnapshotSetting]) -> [Given] {
    var given: [Given] = []
    for setting in settings where !own.contains(setting.name) {
      if setting.name == "frameAlignment", given.last?.name == "frame" {
        given[given.count - 1].values.append(setting)
      } else if lengths.contains(setting.name) {
        if let last = given.last, last.name == "frame",
          !last.values.contains(where: { [setting.name, "frameAlignment"].contains($0.name) })
        {
          given[given.count - 1].values.append(setting)
        } else {
          given.append(Given(name: "frame", values: [setting]))
        }
      } else {
        given.append(Given(name: setting.name, values: [setting]))
      }
    }
    return given
  }

  /// The modifiers of a view, from the inside to the outside; nil where one of them is not known here, or
  /// came, went or changed in a way that is not.
  static func steps(from old: SnapshotView, to new: SnapshotView) -> [ViewStep]? {
    let (before, after) = (given(old.settings), given(new.settings))
    var steps: [ViewStep] = []
    var (left, right) = (before[...], after[...])
    while !left.isEmpty || !right.isEmpty {
      let (one, other) = (left.first, right.first)
      if let one, let other, one.name == other.name {
        guard let step = step(one, other) else { return nil }
        steps.append(step)
        (left, right) = (left.dropFirst(), right.dropFirst())
      } else if let one, let step = Self.step(one, nil) {
        steps.append(step)
        left = left.dropFirst()
      } else if let other, let step = Self.step(nil, other) {
        steps.append(step)
        right = right.dropFirst()
      } else {
        return nil
      }
    }
    return steps
  }

  /// A modifier that is in both, or came or went; nil for one whose arithmetic is not known.
  private static func step(_ old: Given?, _ new: Given?) -> ViewStep? {
    guard let name = (new ?? old)?.name else { return nil }
    let (from, to) = (old?.values.first?.value, new?.values.first?.value)
    switch name {
    case "padding": return .padding(Insets(from), Insets(to))
    case "offset": return .offset(Insets(from), Insets(to))
    case "frame": return old.flatMap { old in new.flatMap { frame(old.values, $0.values) } }
    case _ where drawn.contains(name): return .neutral(name)
    case _ where ofTexts.contains(name): return from == to ? .neutral(name) : nil
    default: return nil
    }
  }

  private static func frame(_ old: [SnapshotSetting], _ new: [SnapshotSetting]) -> ViewStep {
    func rule(_ axis: Axis) -> FrameStep.Rule {
      let word = axis == .horizontal ? "idth" : "eight"
      func own(_ settings: [SnapshotSetting]) -> [SnapshotSetting] {
        settings.filter { $0.name.hasSuffix(word) }
      }
      let (before, after) = (own(old), own(new))
      if before.isEmpty, after.isEmpty { return .none }
      guard before.count == 1, after.count == 1, before[0].name == after[0].name else {
        return .bounded
      }
      if before[0].name.first == "w" || before[0].name.first == "h",
        let from = Double(before[0].value), let to = Double(after[0].value)
      {
        return .fixed(from, to)
      }
      let isFilled = before[0].name.hasPrefix("max") && before[0].value == "infinity"
      return isFilled && before == after ? .fill : .bounded
    }
    func alignment(_ settings: [SnapshotSetting]) -> String? {
      settings.first { $0.name == "frameAlignment" }?.value
    }
    let (from, to) = (alignment(old), alignment(new))
    return .frame(
      FrameStep(
        rules: [.horizontal: rule(.horizontal), .vertical: rule(.vertical)],
        parts: from == to ? parts(ofAlignment: to) : .unknown))
  }

  /// What of the room beside a view is before it, from left to right.
  static func parts(ofAlignment alignment: String?) -> KnownLengths {
    let edges = alignment?.split(separator: ",") ?? []
    if edges.contains(where: { $0.hasSuffix("Baseline") }) {
      return KnownLengths(horizontal: nil, vertical: nil)
    }
    var parts = KnownLengths(horizontal: 0.5, vertical: 0.5)
    for edge in edges {
      switch edge {
      case "leading": parts.horizontal = 0
      case "trailing": parts.horizontal = 1
      case "top": parts.vertical = 0
      case "bottom": parts.vertical = 1
      case "center": break
      default: parts = .unknown
      }
    }
    return parts
  }
}

extension ViewStep {
  /// By how much more a view is offered in the modifier than with it.
  func inner(_ offer: KnownLengths) -> KnownLengths {
    switch self {
    // What has its own size is not offered any.
    case .neutral("fixedSize"): return .unknown
    case .neutral, .offset: return offer
    case .padding(let old, let new):
      var inner = offer
      for axis in Axis.allCases {
        inner[axis] = offer[axis].map { $0 - Insets.growth(from: old, to: new, axis) }
      }
      return inner
    case .frame(let frame):
      var inner = offer
      for axis in Axis.allCases {
        switch frame.rules[axis] {
        case .fixed(let old, let new): inner[axis] = new - old
        case .bounded: inner[axis] = nil
        case .some(.none), .fill, nil: break
        }
      }
      return inner
    }
  }

  /// By how much larger a view is with the modifier, and how far that moves it in that.
  ///
  /// - Parameters:
  ///   - growth: By how much larger the view is without it.
  ///   - offer: By how much more both are offered.
  func apply(
    to growth: KnownLengths, offer: KnownLengths
  ) -> (growth: KnownLengths, shift: KnownLengths) {
    var (outer, shift) = (growth, KnownLengths.zero)
    for axis in Axis.allCases {
      switch self {
      case .neutral: break
      case .offset(let old, let new): shift[axis] = Insets.move(from: old, to: new, axis)
      case .padding(let old, let new):
        shift[axis] = Insets.move(from: old, to: new, axis)
        outer[axis] = growth[axis].map { $0 + Insets.growth(from: old, to: new, axis) }
      case .frame(let frame):
        switch frame.rules[axis] {
        case .fixed(let old, let new): outer[axis] = new - old
        case .fill: outer[axis] = offer[axis]
        case .bounded: outer[axis] = nil
        case .some(.none), nil: continue
        }
        shift[axis] = Self.shift(in: outer[axis], of: growth[axis], part: frame.parts[axis])
      }
    }
    return (outer, shift)
  }

  /// How far something moves in what is around it, of which a part is before it.
  static func shift(in outer: Double?, of growth: Double?, part: Double?) -> Double? {
    guard let part else { return nil }
    if part == 0 { return 0 }
    return outer.flatMap { outer in growth.map { (outer - $0) * part } }
  }
}

extension Insets {
  /// By how much longer both lengths along an axis are.
  static func growth(from old: Insets, to new: Insets, _ axis: Axis) -> Double {
    (new.all[axis] ?? []).reduce(0, +) - (old.all[axis] ?? []).reduce(0, +)
  }

  /// By how much longer the first one is.
  static func move(from old: Insets, to new: Insets, _ axis: Axis) -> Double {
    (new.start[axis]?.first ?? 0) - (old.start[axis]?.first ?? 0)
  }
}
