import CellViews
import LayoutGeometry

extension MeasuredScreen {
  /// The baselines of texts; of each font size and line height, one is labelled.
  func baselineRedlines() -> [Redline] {
    var order: [String] = []
    var alike: [String: [Rect]] = [:]
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
        if alike[text] == nil { order.append(text) }
        alike[text, default: []].append(seen)
      }
    }
    guard !figures.isEmpty else { return [] }
    return [Redline(topic: .baseline, figures: figures)]
      + order.map { text in
        Redline(
          topic: .baseline, text: text,
          spots: (alike[text] ?? []).prefix(Self.spotLimit).map {
            Redline.Spot(
              subject: $0, anchors: [.right(0.5), .left(0.5), .below(0), .above(0)])
          },
          mayLead: true)
      }
  }
}
