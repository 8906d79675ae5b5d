import DisplayList
import LayoutGeometry

extension SnapshotCommand {
  /// How a command became another one with the same purpose.
  ///
  /// - Parameter resizes: On which axes the part that draws it has another size.
  func changes(to other: SnapshotCommand, resizes: Set<Axis>) -> [DrawingChange] {
    var changes: [DrawingChange] = []
    if verb == .text, let change = textChange(to: other, resizes: resizes) {
      changes.append(change)
    }
    changes += lookChanges(to: other, resizes: resizes)
    if !isText || string == other.string, !changes.contains(where: \.changesText) {
      changes += placeChanges(to: other, resizes: resizes)
    }
    return changes
  }

  /// How a text moved that has other characters or another font; nil for other things.
  ///
  /// - Parameter found: How it changed otherwise.
  func moveOfOtherText(to other: SnapshotCommand, _ found: [DrawingChange]) -> DrawingChange? {
    guard isText, found.contains(where: \.changesText), let from = origin, let to = other.origin,
      !(to - from).isNone
    else { return nil }
    return .moved(subject, from: from, to: to)
  }

  /// A text's new characters; nothing if it only fills other lines because its part has another
  /// size.
  private func textChange(to other: SnapshotCommand, resizes: Set<Axis>) -> DrawingChange? {
    let (from, to) = (string ?? "", other.string ?? "")
    if from == to { return nil }
    if from.isWrapped(of: to) {
      if let texts = TextBreaks.change(from: self, to: other) {
        return .text(from: texts.from, to: texts.to)
      }
      let counts = DrawingChange.LineCounts(from: lineCount, to: other.lineCount)
      return resizes.isEmpty
        ? .rewrapped(to, look.lines == nil && other.look.lines == nil ? nil : counts) : nil
    }
    if from.isCut(of: to) || to.isCut(of: from) { return .cut(from: from, to: to) }
    let texts = TextBreaks.texts(self, other)
    return .text(from: texts.from, to: texts.to)
  }

  /// How many lines a text has.
  private var lineCount: Int { (look.lines?.count ?? 0) / 2 + 1 }

  /// How a command looks otherwise, in the order in which a text has its properties.
  private func lookChanges(to other: SnapshotCommand, resizes: Set<Axis>) -> [DrawingChange] {
    let (old, new) = (look, other.look)
    if old == new { return [] }
    var changes: [DrawingChange] = []
    func add(_ name: String, _ from: DrawingValue, _ to: DrawingValue) {
      if from.anonymous != to.anonymous {
        changes.append(.value(of: name, from: from, to: to))
      }
    }
    /// How corners are round that have a radius before and after.
    func addStyle(_ from: CornerRadii?, _ to: CornerRadii?) {
      guard let from, let to, !from.isSquare, !to.isSquare else { return }
      add("corner style", .name(from.style.rawValue), .name(to.style.rawValue))
    }
    if verb == .text, (old.font, old.points) != (new.font, new.points) {
      add("font", .font(old.font, old.points), .font(new.font, new.points))
    }
    if old.shape != new.shape { changes.append(.replaced("shape")) }
    if old.path != new.path, size == other.size || resizes.isEmpty {
      changes.append(.replaced("shape"))
    }
    if old.radius != new.radius, !(isRound && other.isRound), !roundsWithSize(as: other) {
      addStyle(old.radius, new.radius)
      let (from, to) = ((old.radius ?? .zero).circular, (new.radius ?? .zero).circular)
      // The same radius at other corners.
      let isSame = from.common == to.common
      add(
        verb == .stroke ? "border radius" : "corner radius",
        isSame ? .radii(from) : radiusWords ?? from.common,
        isSame ? .radii(to) : other.radiusWords ?? to.common)
    }
    if verb != .text {
      add("border width", DrawingValue(old.width), DrawingValue(new.width))
    } else if let from = old.width, let to = new.width, string == other.string, resizes.isEmpty,
      (old.font, old.points, old.tracking) == (new.font, new.points, new.tracking)
    {
      // Another text or font has another width.
      add("width of \(noun.text)", .number(from), .number(to))
    }
    add("border dash", DrawingValue(old.dash), DrawingValue(new.dash))
    add("border dash phase", .number(old.dashPhase ?? 0), .number(new.dashPhase ?? 0))
    add("border caps", .name((old.cap ?? .butt).dump), .name((new.cap ?? .butt).dump))
    add("border joins", .name((old.join ?? .miter).dump), .name((new.join ?? .miter).dump))
    add("border miter limit", DrawingValue(old.miterLimit), DrawingValue(new.miterLimit))
    add("tracking", .number(old.tracking ?? 0), .number(new.tracking ?? 0))
    add("stretch", DrawingValue(old.stretch), DrawingValue(new.stretch))
    if old.turn != new.turn { changes.append(.replaced("rotation")) }
    if old.picture != new.picture {
      if let from = old.pictureName, let to = new.pictureName, from != to {
        let noun = old.tint == nil && new.tint == nil ? "picture" : "symbol"
        changes.append(.value(of: noun, from: .name(from), to: .name(to)))
      } else {
        changes.append(.replaced("picture"))
      }
    }
    add("opacity", .number(old.opacity ?? 1), .number(new.opacity ?? 1))
    if old.effect != new.effect {
      switch (old.effect?.effectName, new.effect?.effectName) {
      case (let from?, let to?) where from == to: changes.append(.replaced(from))
      case (let from, let to):
        changes.append(
          .value(
            of: "effect", from: from.map(DrawingValue.name) ?? .nothing,
            to: to.map(DrawingValue.name) ?? .nothing))
      }
    }
    if old.transform != new.transform {
      changes.append(TransformWords.change(from: old.transform, to: new.transform))
    }
    // A clip that is only elsewhere goes with what it clips.
    if old.clip?.outline != new.clip?.outline {
      if case .rounded(let frame, let from)? = old.clip?.outline,
        case .rounded(let newFrame, let to)? = new.clip?.outline,
        from != to, !(from.isRound(in: frame.size) && to.isRound(in: newFrame.size))
      {
        addStyle(from, to)
        add("corner radius", from.words(in: frame.size), to.words(in: newFrame.size))
      } else if resizes.isEmpty {
        changes.append(.replaced("clip"))
      }
    }
    add("shadow radius", .number(old.shadow ?? 0), .number(new.shadow ?? 0))
    add("shadow offset", DrawingValue(old.shadowOffset), DrawingValue(new.shadowOffset))
    add("shadow", DrawingValue(old.shadowColor), DrawingValue(new.shadowColor))
    let from = DrawingValue(old.color, name: old.colorName)
    let to = DrawingValue(new.color, name: new.colorName)
    if let before = old.color, let after = new.color {
      changes += before.gradientChanges(
        to: after,
        lines: (before.line(from: origin, size), after.line(from: other.origin, other.size)))
    }
    add(verb == .text ? "text colour" : verb == .stroke ? "border" : "fill", from, to)
    add(
      "tint", DrawingValue(old.tint, name: old.tintName),
      DrawingValue(new.tint, name: new.tintName))
    if verb == .text, string == other.string, (old.font, old.points) == (new.font, new.points),
      old.lines != new.lines, resizes.isEmpty
    {
      changes.append(.replaced("line spacing or alignment"))
    }
    return changes
  }

  /// True for a border that is as far inside of its view as its width makes it, before and after.
  private func isSameBorder(as other: SnapshotCommand, resizes: Set<Axis>) -> Bool {
    guard verb == .stroke, let width = look.width, let newWidth = other.look.width,
      width != newWidth, let size, let newSize = other.size, let origin,
      let newOrigin = other.origin
    else { return false }
    let inset = (newWidth - width) / 2
    return Axis.allCases.allSatisfy { axis in
      resizes.contains(axis)
        || (newSize[axis] + 2 * inset - size[axis]).isNone
          && (newOrigin[axis] - inset - origin[axis]).isNone
    }
  }

  private func placeChanges(to other: SnapshotCommand, resizes: Set<Axis>) -> [DrawingChange] {
    if isSameBorder(as: other, resizes: resizes) { return [] }
    var changes: [DrawingChange] = []
    if let from = size, let to = other.size, isSymbol, other.isSymbol, from.isScaled(to: to) {
      // Its font decides how large a symbol is, and not the room around it.
      return [.value(of: "size", from: .number(from.height), to: .number(to.height))]
    }
    if let from = size, let to = other.size {
      // What has another size along an axis on which its part has, too, follows from that.
      if !from.resizes(to: to).subtracting(resizes).isEmpty {
        changes.append(.resized(subject, from: from, to: to))
      }
    }
    // For what grows about its middle or from its start, its size alone describes the change.
    if changes.isEmpty, let from = origin, var to = other.origin {
      for axis in resizes { to[axis] = from[axis] }
      if !(to.x - from.x).isNone || !(to.y - from.y).isNone {
        changes.append(.moved(subject, from: from, to: to))
      }
    }
    return changes
  }

  /// True for a picture in the colour of texts.
  private var isSymbol: Bool { verb == .image && look.tint != nil }

  /// True if a corner's radius is half of the shorter side, as a circle's and a capsule's is.
  private var isRound: Bool {
    guard let size, let radius = look.radius else { return false }
    return radius.isRound(in: size)
  }

  /// True if the corners follow from another size: a radius is never more than half of a side.
  private func roundsWithSize(as other: SnapshotCommand) -> Bool {
    guard let size, let newSize = other.size, let old = look.radius, let new = other.look.radius
    else { return false }
    let growth = min(newSize.width, newSize.height) - min(size.width, size.height)
    return growth > 0 && isRound && new.topLeft > old.topLeft
      || growth < 0 && other.isRound && new.topLeft < old.topLeft
  }

  /// The radius, or that the corners are as round as they can be.
  private var radiusWords: DrawingValue? {
    size.flatMap { size in look.radius.map { $0.words(in: size) } }
  }

  /// What is drawn, without what it looks like.
  private var subject: String {
    switch verb {
    case .fill: isSeparator ? "separator" : look.path == nil ? "fill" : "shape"
    case .stroke: "border"
    case .text: "text"
    case .image: "picture"
    case .group: "group"
    }
  }

  /// What is drawn, as it looks: `fill #FF2D55`, `text 'pink'`, `shadow 3 #00000055`.
  var noun: Sentence {
    switch verb {
    case .fill:
      isSeparator
        ? .separator
        : isTextLine
          ? "\(look.colorName ?? "")"
          : "\(subject) \(DrawingValue(look.color, name: look.colorName).words)"
    case .stroke:
      "border \(DrawingValue(look.color, name: look.colorName).words) \((look.width ?? 0).dump) pt wide"
    case .text: "text '\((string ?? "").shortened)'"
    case .image:
      "\(look.tint == nil ? "picture" : "symbol")\(look.pictureName.map { " '\($0.shortened)'" } ?? "")"
    case .group:
      if let radius = look.shadow {
        "shadow \(radius.dump) \(DrawingValue(look.shadowColor).words)"
      } else if let opacity = look.opacity {
        "opacity \(opacity.dump)"
      } else if let effect = look.effect {
        "effect \(effect.effectName)"
      } else {
        .clip
      }
    }
  }
}

extension SnapshotCommand {
  /// True for the hairline that a list draws between its rows.
  var isSeparator: Bool { verb == .fill && look.colorName == "separator" }

  /// True for the line under or through the letters of a text.
  var isTextLine: Bool {
    (verb == .fill || verb == .stroke)
      && (look.colorName == "underline" || look.colorName == "strikethrough")
  }
}

extension String {
  /// True for a text that is another one, or as much of it, but for what an ellipsis is in the place of: at
  /// the end, at the start or between.
  fileprivate func isCut(of other: String) -> Bool {
    func parts(_ text: String) -> [Substring] {
      text.filter { !$0.isWhitespace }.split(
        separator: "…", maxSplits: 1, omittingEmptySubsequences: false)[...].map { $0 }
    }
    let (own, others) = (parts(self), parts(other))
    guard own.count == 2, let start = own.first, let end = own.last else { return false }
    // The other one may be cut, too, at the same place, where more of it is shown.
    guard let otherStart = others.first, let otherEnd = others.last,
      others.count == 1 || start.isEmpty == otherStart.isEmpty && end.isEmpty == otherEnd.isEmpty
    else { return false }
    return otherStart.hasPrefix(start) && otherEnd.hasSuffix(end)
  }
}

extension String {
  /// True for a text that is another one in other lines: its spaces are the same ones but where one of
  /// them has a line break.
  fileprivate func isWrapped(of other: String) -> Bool {
    let (own, others) = (words, other.words)
    return own.count == others.count
      && zip(own, others).allSatisfy { one, other in
        one.letter == other.letter
          && (one.space == other.space || one.space.contains("\n") || other.space.contains("\n"))
      }
  }

  /// The characters but for spaces, each with what is before it, and what is after the last one.
  private var words: [(space: String, letter: Character?)] {
    var words: [(space: String, letter: Character?)] = []
    var space = ""
    for character in self {
      if character.isWhitespace {
        space.append(character)
      } else {
        words.append((space, character))
        space = ""
      }
    }
    return words + [(space, nil)]
  }
}

extension Sentence {
  /// What a separator is called.
  static let separator: Sentence = "separator"
  /// What a clip is called.
  static let clip: Sentence = "clip"
}

extension CornerRadii {
  /// True if the radius is half of the shorter side, as a circle's and a capsule's is.
  fileprivate func isRound(in size: Size) -> Bool {
    isUniform && (topLeft * 2 - min(size.width, size.height)).isNone
  }

  /// The radius in sentences: of corners that are as round as they can be, where the radius is what is left
  /// of a greater one, that they are round.
  fileprivate func words(in size: Size) -> DrawingValue {
    isRound(in: size) && topLeft * 4 != (topLeft * 4).rounded() ? .name("round") : common
  }

  /// The radius of the corners that are round, if they have the same one; else the four of them.
  fileprivate var common: DrawingValue {
    let round = Set([topLeft, topRight, bottomRight, bottomLeft]).subtracting([0])
    return round.count > 1 ? .radii(circular) : .number(round.first ?? 0)
  }

  /// The radii alone, without their style.
  fileprivate var circular: CornerRadii {
    var radii = self
    radii.style = .circular
    return radii
  }
}

extension String {
  /// What an effect is called: what is before its values.
  fileprivate var effectName: String { String(prefix { $0 != "(" }) }
}

extension DrawingValue {
  fileprivate init(_ number: Double?) { self = number.map(Self.number) ?? .nothing }
  fileprivate init(_ dash: [Double]?) { self = dash.map(Self.dash) ?? .nothing }
  fileprivate init(_ offset: Point?) { self = offset.map(Self.offset) ?? .nothing }
  fileprivate init(_ color: RGBA?, name: String? = nil) {
    self.init(color.map(Paint.color), name: name)
  }
}

extension Size {
  /// True for a size of the same shape that is larger or smaller.
  fileprivate func isScaled(to other: Size) -> Bool {
    !(other.height - height).isNone && abs(width * other.height - height * other.width) < 0.5
  }
}
