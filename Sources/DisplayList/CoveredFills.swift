import LayoutGeometry

/// The opaque fills of a clip's commands that hide a part of others, where both share a round
/// corner.
///
/// A pixel on a round edge is partly covered by both fills; if one is drawn over the other, the
/// lower colour shines through. So a lower fill ends under a bar that spans it, before the bar's
/// corners.
struct CoveredFills {
  /// The clip's own outline, whose corners fills share.
  private let whole: RoundedFill
  /// The opaque fills that are over the next command.
  private var covers: [RoundedFill] = []

  /// Creates a record without fills for a clip with this outline; nil for an outline without round
  /// corners.
  init?(clip: Shape) {
    guard case .roundedRect(let rect, let radii) = clip else { return nil }
    whole = RoundedFill(rect, radii)
  }

  /// Cuts from each fill the part that an opaque one over it hides.
  ///
  /// Goes through the commands from the front to the back, so that `covers` contains all that are
  /// over the next one; a group that depends on its background covers nothing.
  ///
  /// - Parameter isOpaque: False if the background of the commands shows through them all.
  mutating func shorten(_ commands: inout [Command], isOpaque: Bool = true) {
    for position in commands.indices.reversed() {
      switch commands[position] {
      case .fill(let shape, let paint):
        // Few fills have one of the clip's own corners, so this stays linear in a clip of many.
        guard let fill = RoundedFill(shape), !fill.corners(sharedWith: whole).isEmpty
        else { continue }
        guard let left = covers.reduce(Optional(fill), { $0?.uncovered(by: $1) }) else {
          commands.remove(at: position)
          continue
        }
        commands[position] = .fill(left.shape, paint)
        if isOpaque, paint.isOpaque { covers.append(left) }
      case .group(var group)
      where group.clip == nil && group.shadow == nil && group.effect == nil:
        shorten(&group.commands, isOpaque: isOpaque && group.opacity >= 1)
        commands[position] = .group(group)
      case .stroke, .glyphRun, .image, .group:
        break
      }
    }
  }
}

/// A fill's rectangle, with or without round corners.
private struct RoundedFill {
  let rect: Rect
  let radii: CornerRadii

  /// The length by which a fill reaches under the bar that covers its end, in points.
  ///
  /// Pieces that only met would show the background along the edge wherever that edge is not on the
  /// pixel grid, as in a scaled SVG.
  private static let overlap = 1.0

  init(_ rect: Rect, _ radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  init?(_ shape: Shape) {
    switch shape {
    case .rect(let rect): self.init(rect, .zero)
    case .roundedRect(let rect, let radii): self.init(rect, radii)
    case .ellipse, .path: return nil
    }
  }

  var shape: Shape { radii.isSquare ? .rect(rect) : .roundedRect(rect, radii) }

  /// Returns the round corners that both have at the same place, of the same form.
  func corners(sharedWith other: RoundedFill) -> [Corner] {
    Corner.allCases.filter { corner in
      radii[corner] > 0 && radii[corner].isNear(other.radii[corner])
        && corner.point(of: rect).isNear(corner.point(of: other.rect))
        && radii.style == other.radii.style
        && radii.smoothness(corner, in: rect).isNear(
          other.radii.smoothness(corner, in: other.rect))
    }
  }

  /// Returns the fill without its end under `cover`, if both have a round corner in common there;
  /// nil if nothing of it is left.
  func uncovered(by cover: RoundedFill) -> RoundedFill? {
    let shared = corners(sharedWith: cover)
    if shared.isEmpty { return self }
    if cover.rect.nearlyContains(rect), Corner.allCases.allSatisfy({ radii[$0] >= cover.radii[$0] })
    {
      return nil
    }
    let (bar, own) = (cover.rect, rect)
    if bar.spans(own, along: .horizontal) {
      if shared.allSatisfy({ !$0.isTop }), cover.isSquare(at: [.topLeft, .topRight]) {
        return cut(at: [.bottomLeft, .bottomRight], under: cover, along: bar.height) { reach in
          Rect(x: own.minX, y: own.minY, width: own.width, height: bar.minY + reach - own.minY)
        }
      }
      if shared.allSatisfy({ $0.isTop }), cover.isSquare(at: [.bottomLeft, .bottomRight]) {
        return cut(at: [.topLeft, .topRight], under: cover, along: bar.height) { reach in
          Rect(
            x: own.minX, y: bar.maxY - reach, width: own.width,
            height: own.maxY - (bar.maxY - reach))
        }
      }
    }
    if bar.spans(own, along: .vertical) {
      if shared.allSatisfy({ !$0.isLeft }), cover.isSquare(at: [.topLeft, .bottomLeft]) {
        return cut(at: [.topRight, .bottomRight], under: cover, along: bar.width) { reach in
          Rect(x: own.minX, y: own.minY, width: bar.minX + reach - own.minX, height: own.height)
        }
      }
      if shared.allSatisfy({ $0.isLeft }), cover.isSquare(at: [.topRight, .bottomRight]) {
        return cut(at: [.topLeft, .bottomLeft], under: cover, along: bar.width) { reach in
          Rect(
            x: bar.maxX - reach, y: own.minY, width: own.maxX - (bar.maxX - reach),
            height: own.height)
        }
      }
    }
    return self
  }

  private func isSquare(at corners: [Corner]) -> Bool {
    corners.allSatisfy { radii[$0] == 0 }
  }

  /// Returns the part that `part` makes for the length by which it may reach under the cover,
  /// square at `corners`.
  ///
  /// - Parameter length: The cover's length in the direction of the cut.
  private func cut(
    at corners: [Corner], under cover: RoundedFill, along length: Double, _ part: (Double) -> Rect
  ) -> RoundedFill? {
    if part(0).isEmpty { return nil }
    var left = radii
    for corner in corners { left[corner] = 0 }
    let round = corners.map { cover.radii.reach($0, in: cover.rect) }.max() ?? 0
    let fill = RoundedFill(part(max(0, min(Self.overlap, length - round))), left)
    return left.keepForm(in: fill.rect, of: radii, in: rect) ? fill : self
  }
}
