import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// The side of the smallest square that a finger is sure to hit, in points.
  static let leastTarget = 44.0

  /// The largest number of targets that show the area that they would need; more would hide each
  /// other.
  private static let reachLimit = 40

  /// Returns the cells, controls and views with `onTap` that are narrower or lower than 44 points,
  /// each marked; among those of one size, one is labelled.
  func touchRedlines() -> [Redline] {
    let all = smallTargets
    let showsReach = all.count <= Self.reachLimit
    let alike = all.groupsInOrder {
      "\(sizeText($0.frame.size)) < \(lengthText(Self.leastTarget))"
    }
    return alike.map { text, targets in
      Redline(
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

  private var smallTargets: [TouchTarget] {
    var targets = parts.filter { $0.isSmallTarget && !$0.visibleFrame.isEmpty }
      .map { TouchTarget(frame: $0.frame, visibleFrame: $0.visibleFrame) }
    var known = Set(targets)
    // A bar responds to touches around its items.
    let bars = parts.filter(\.isBar).map(\.frame)
    for tap in taps where tap.frame.isSmall && !bars.contains(where: { $0.contains(tap.frame) }) {
      let target = TouchTarget(frame: tap.frame, visibleFrame: tap.visibleFrame)
      if known.insert(target).inserted { targets.append(target) }
    }
    // An item on a bar's glass has at least 44 points of it.
    let glass = barGlass.flatMap(\.pieces)
    return targets.filter { target in !glass.contains { $0.contains(target.frame) } }
  }

  /// Returns the area that a target would need, about its middle, as far as the canvas reaches.
  private func reach(of frame: Rect) -> Rect {
    let width = max(frame.width, Self.leastTarget)
    let height = max(frame.height, Self.leastTarget)
    let whole = Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    return whole.intersection(bounds) ?? .zero
  }
}

/// An area that is meant to be touched, in points of the canvas.
private struct TouchTarget: Hashable {
  var frame: Rect
  var visibleFrame: Rect
}

extension Rect {
  /// Indicates whether the area is hard to hit.
  fileprivate var isSmall: Bool { !isEmpty && (width.isSmall || height.isSmall) }
}

extension Double {
  /// Indicates whether a finger may miss the length; a hundredth of a point less is rounding.
  fileprivate var isSmall: Bool { self < MeasuredScreen.leastTarget - 0.01 }
}

extension MeasuredPart {
  /// Indicates whether the control responds to touches of its parts.
  var isBar: Bool {
    if case .control(isTouchTarget: false) = role { true } else { false }
  }

  /// Indicates whether the part is meant to be touched and hard to hit.
  ///
  /// The platform decides a control's height, and lets it respond to touches around it: only its
  /// width is the screen's.
  fileprivate var isSmallTarget: Bool {
    switch role {
    case .element(.cell, _): frame.isSmall
    case .control(isTouchTarget: true): !frame.isEmpty && frame.width.isSmall
    case .canvas, .element, .control, .glass, .collection, .text, .padding, .stack, .view: false
    }
  }
}
