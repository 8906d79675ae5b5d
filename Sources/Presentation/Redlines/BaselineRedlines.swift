import CellViews
import LayoutGeometry

extension MeasuredScreen {
  /// Returns the baselines of texts; of each font size and line height, one is labelled.
  func baselineRedlines() -> [Redline] {
    var lines: [(text: String, seen: Rect)] = []
    var figures: [Redline.Figure] = []
    for part in parts {
      guard case .text(let text) = part.role else { continue }
      for line in text.lines {
        guard let seen = line.frame.intersection(part.visibleFrame), seen.minY <= line.baseline,
          line.baseline <= seen.maxY
        else { continue }
        figures.append(
          .hairline(
            Segment(
              from: Point(x: seen.minX, y: line.baseline),
              to: Point(x: seen.maxX, y: line.baseline))))
        let text = "\(lengthText(line.fontSize)) / \(lengthText(line.frame.height))"
        lines.append((text, seen))
      }
    }
    guard !figures.isEmpty else { return [] }
    return [Redline(topic: .baseline, figures: figures)]
      + lines.groupsInOrder(by: \.text).map { text, alike in
        Redline(
          topic: .baseline, text: text,
          spots: alike.prefix(Self.spotLimit).map {
            Redline.Spot(
              subject: $0.seen, anchors: [.right(0.5), .left(0.5), .below(0), .above(0)])
          },
          mayLead: true)
      }
  }
}
