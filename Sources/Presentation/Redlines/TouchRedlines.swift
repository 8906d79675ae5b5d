import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// The side of the smallest square that a finger is sure to hit, in points.
  static let leastTarget = 44.0

  /// How many targets may show the area that they would need; more would hide each other.
  private static let reachLimit = 40

  /// The cells and controls that are narrower or lower than 44 points, each marked; of those of one
  /// size, one is labelled.
  func touchRedlines() -> [Redline] {
    var order: [String] = []
    var alike: [String: [MeasuredPart]] = [:]
    for part in parts where part.isSmallTarget && !part.visibleFrame.isEmpty {
      let text = "\(sizeText(part.frame.size)) < \(lengthText(Self.leastTarget))"
      if alike[text] == nil { order.append(text) }
      alike[text, default: []].append(part)
    }
    let showsReach = alike.values.reduce(0) { $0 + $1.count } <= Self.reachLimit
    return order.map { text in
      let targets = alike[text] ?? []
      return Redline(
        topic: .touch,
        figures: targets.flatMap { target -> [Redline.Figure] in
          [.area(target.visibleFrame)]
            + (showsReach ? [.outline(reach(of: target.frame), isDashed: true)] : [])
        },
        text: text,
        spots: targets.prefix(Self.spotLimit).map {
          Redline.Spot(
            subject: $0.visibleFrame, anchors: [.above(1), .below(1), .left(0.5), .right(0.5)])
        },
        mayLead: true)
    }
  }

  /// The area that a target would need, about its middle, as far as the canvas goes.
  private func reach(of frame: Rect) -> Rect {
    let width = max(frame.width, Self.leastTarget)
    let height = max(frame.height, Self.leastTarget)
    let whole = Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    return whole.intersection(bounds) ?? .zero
  }
}

extension MeasuredPart {
  /// True for a part that is meant to be touched and hard to hit.
  ///
  /// A control is as high as the platform makes it, which answers to touches around it: only its
  /// width is the screen's.
  fileprivate var isSmallTarget: Bool {
    // A hundredth of a point less is rounding.
    let least = MeasuredScreen.leastTarget - 0.01
    guard !frame.isEmpty else { return false }
    switch role {
    case .element(.cell, _): return frame.width < least || frame.height < least
    case .control(isTouchTarget: true): return frame.width < least
    case .canvas, .element, .control, .collection, .text, .padding, .stack, .view: return false
    }
  }
}
