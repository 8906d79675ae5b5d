import LayoutGeometry

/// A view, and along which axes its place and its size can be others.
struct PlacedView {
  let view: NamedView
  /// The number of the view around it.
  let holder: Int?
  /// Where it can be, and how large.
  var place: Set<Axis> = []
  var size: Set<Axis> = []
  /// Along which axes it is offered more or less room.
  var offer: Set<Axis> = []
  /// What decides its own size, and its place in its holder, is another one.
  var ownSize: Set<Axis> = []
  var ownPlace: Set<Axis> = []
  /// What is in it from one of a number on is elsewhere in it.
  var inner: [(axes: Set<Axis>, from: Int)] = []
  /// Its length is given, whatever is in it.
  var fixed: Set<Axis> = []
  /// It is as long as it is offered, whatever is in it.
  var filled: Set<Axis> = []
  /// It is as long as it is offered, or as what is in it then is.
  var flexible: Set<Axis> = []
  /// The axes along which it had another size; nil where that is not recorded.
  var resized: Set<Axis>?
  /// What it shows has a height that its width decides.
  var isCoupled = false
  /// Its height decides its width, too.
  var hasRatio = false

  /// The axes along which what is in it shares its room.
  var sharedAxes: Set<Axis> {
    switch view.view.kind {
    case "vstack": [.vertical]
    case "hstack": [.horizontal]
    case "zstack": []
    default: Set(Axis.allCases)
    }
  }

  /// A view in another one.
  ///
  /// - Parameters:
  ///   - texts: What it draws as a text before and after; nil for what is not known.
  ///   - children: The views in it.
  init(
    _ named: NamedView, in holder: NamedView?, texts: [SnapshotCommand?],
    children: [PlacedView]
  ) {
    self.view = named
    self.holder = holder?.number
    let view = named.view
    for setting in view.settings {
      switch setting.name {
      case "width" where Double(setting.value) != nil: fixed.insert(.horizontal)
      case "height" where Double(setting.value) != nil: fixed.insert(.vertical)
      case "maxWidth", "relativeWidth", "containerRelativeFrame":
        flexible.insert(.horizontal)
        if setting.value == "infinity" { filled.insert(.horizontal) }
      case "maxHeight":
        flexible.insert(.vertical)
        if setting.value == "infinity" { filled.insert(.vertical) }
      case "aspectRatio", "contentMode": (isCoupled, hasRatio) = (true, true)
      default: break
      }
    }
    switch view.kind {
    case "text":
      // A text of one line that is not cut has room enough.
      if texts.contains(where: { $0 == nil || $0?.look.lines != nil || $0?.isCutText == true }) {
        flexible.insert(.horizontal)
        isCoupled = true
      }
    case "symbol", "toggle": break
    // They are as high as they are, however wide.
    case "searchField", "slider", "navigationBar", "tabBar": flexible = [.horizontal]
    case "image":
      (isCoupled, hasRatio) = (true, true)
      if view.settings.contains(where: { $0.name == "resizable" }) {
        flexible = Set(Axis.allCases)
      }
    case "spacer":
      let axes: Set<Axis> =
        switch holder?.view.kind {
        case "vstack": [.vertical]
        case "hstack": [.horizontal]
        default: Set(Axis.allCases)
        }
      flexible.formUnion(axes)
    case "vstack", "hstack", "zstack", "background", "overlay", "button", "grid", "gridRow":
      flexible.formUnion(children.flatMap(\.flexible))
    default:
      flexible = Set(Axis.allCases)
      isCoupled = true
    }
    flexible.subtract(fixed)
  }
}

extension PlacedView {
  /// True for a view whose name is of all of it, with its frame and what is around it.
  var isNamedOutside: Bool {
    let names: Set = ["id", "accessibilityLabel"]
    // What is painted, and where people tap.
    let others: Set = [
      "background", "overlay", "clipShape", "opacity", "onTap", "layoutPriority", "redacted",
    ]
    let settings = view.view.settings
    guard let named = settings.lastIndex(where: { names.contains($0.name) }) else { return false }
    return settings[named...].dropFirst().allSatisfy { others.contains($0.name) }
  }

  /// Adds a cause of the view itself.
  ///
  /// - Parameter holder: The kind of the view around it.
  mutating func add(_ kind: ViewCause.Kind, holder: String?) {
    let all = Set(Axis.allCases)
    let own = view.view.kind
    let along: Set<Axis> = own == "vstack" ? [.vertical] : own == "hstack" ? [.horizontal] : all
    let across = along == all ? all : all.subtracting(along)
    switch kind {
    case .content(let index):
      ownSize.formUnion(all)
      inner.append((all, index))
      // In a row or a column, what is before it is where it was along that.
      if along != all { inner.append((across, 0)) }
    case .setting(let name, let from, let to):
      switch name {
      case "padding", "safeAreaPadding":
        let (old, new) = (Insets(from), Insets(to))
        ownSize.formUnion(old.axes(to: new, \.all))
        inner.append((old.axes(to: new, \.start), 0))
      case "width", "minWidth", "idealWidth", "maxWidth", "relativeWidth", "relativeWidthPlus",
        "horizontalSpacing", "gridCellColumns", "gridColumnAlignment":
        ownSize.insert(.horizontal)
        inner.append(([.horizontal], 0))
      case "height", "minHeight", "idealHeight", "maxHeight", "verticalSpacing", "lineSpacing",
        "baselineOffset":
        ownSize.insert(.vertical)
        inner.append(([.vertical], 0))
      case "spacing":
        ownSize.formUnion(along)
        inner.append((along, along == all ? 0 : 1))
      case "alignment":
        ownSize.formUnion(across)
        inner.append((across, 0))
      case "frameAlignment": inner.append((all, 0))
      case "textAlignment", "layoutDirection":
        inner.append(([.horizontal], 0))
      case "offset":
        let (old, new) = (Insets(from), Insets(to))
        inner.append((old.axes(to: new, \.start), 0))
      case "minLength":
        ownSize.formUnion(
          holder == "vstack" ? [.vertical] : holder == "hstack" ? [.horizontal] : all)
      // How far a row is swiped moves it as a whole, and nothing in it; what is before another is where it was.
      case "zIndex", "clipShape", "opacity", "redacted", "total", "in", "axes", "swipe",
        "fill", "stroke", "trim":
        break
      default:
        ownSize.formUnion(all)
        ownPlace.formUnion(all)
        inner.append((all, 0))
      }
    }
  }
}

/// Lengths at the edges of a view, or how far it is elsewhere.
struct Insets {
  /// Those of top, leading, bottom and trailing.
  private var lengths: [Double]

  /// - Parameter value: One length, two of a distance, or four; none is 0.
  init(_ value: String?) {
    let numbers = (value ?? "0").split(separator: ",").map { Double($0) ?? 0 }
    switch numbers.count {
    case 4: lengths = numbers
    case 2: lengths = [numbers[1], numbers[0], 0, 0]
    default: lengths = Array(repeating: numbers.first ?? 0, count: 4)
    }
  }

  /// The lengths before and after along each axis: where a view begins, and in all.
  var start: [Axis: [Double]] { [.vertical: [lengths[0]], .horizontal: [lengths[1], lengths[3]]] }
  var all: [Axis: [Double]] {
    [.vertical: [lengths[0], lengths[2]], .horizontal: [lengths[1], lengths[3]]]
  }

  /// The axes along which some of the lengths are others.
  func axes(to other: Insets, _ path: KeyPath<Insets, [Axis: [Double]]>) -> Set<Axis> {
    Set(Axis.allCases.filter { self[keyPath: path][$0] != other[keyPath: path][$0] })
  }
}

extension SnapshotCommand {
  /// True for a text of which an ellipsis is in the place of a part.
  fileprivate var isCutText: Bool { isText && string?.contains("…") == true }

  /// Along which axes a text or a picture takes other room because of what it shows, and how.
  func contentResizes(to other: SnapshotCommand) -> Set<Axis> {
    var axes: Set<Axis> = []
    let (old, new) = (look, other.look)
    if isText {
      let keepsFont = old.font == new.font && old.points == new.points
      if string != other.string || !keepsFont || old.width != new.width
        || old.tracking != new.tracking || old.stretch != new.stretch
      {
        axes.insert(.horizontal)
      }
      // The same text in other lines has less room, or more.
      let isOther = string != other.string || !keepsFont
      if !keepsFont || isOther && old.lines?.count != new.lines?.count { axes.insert(.vertical) }
      if !isOther, old.lines?.count == new.lines?.count, old.lines != new.lines {
        axes.formUnion(Axis.allCases)
      }
    } else if let size, let newSize = other.size {
      let isScaled = old.tint != nil && new.tint != nil
      let isOther = old.picture != new.picture || old.pictureName != new.pictureName
      if isScaled || isOther { axes = size.resizes(to: newSize) }
    }
    return axes
  }
}
