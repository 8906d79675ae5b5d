import CellViews
import DisplayList
import LayoutGeometry

/// One fact in the redlines: the figures over the picture, and a label.
struct Redline: Hashable, Sendable {
  /// The subject of the redline, which decides the colour.
  var topic: Topic
  /// The figures that are drawn even if the label finds no place.
  var figures: [Figure] = []
  /// The text of the label; nil for none.
  var text: String?
  /// The subjects at which the label may be placed, the best first, with their figures.
  var spots: [Spot] = []
  /// Indicates whether the label may be away from its subject.
  var mayLead = false

  /// A kind of measurement.
  enum Topic: String, Hashable, Sendable, CaseIterable {
    case frames, spacing, insets, size, index, safeArea, baseline, grid, touch, overflow
  }

  struct Spot: Hashable, Sendable {
    /// The subject, in points of the canvas.
    var subject: Rect
    /// The places for the label at it, the best first.
    var anchors: [LabelRequest.Anchor]
    /// The figures that are drawn if the label is here.
    var figures: [Figure] = []
  }
}

extension MeasuredScreen {
  /// Returns the redlines of the annotations, the most important first: it is the first to get a
  /// place.
  func redlines(_ annotations: [Annotation]) -> [Redline] {
    Redline.Topic.byImportance.flatMap { topic -> [Redline] in
      guard let annotation = annotations.last(where: { $0.topic == topic }) else { return [] }
      switch annotation {
      case .frames: return frameRedlines()
      case .size: return sizeRedlines()
      case .index: return indexRedlines()
      case .spacing: return spacingRedlines(hasInsets: annotations.contains(.insets))
      case .insets: return insetRedlines()
      case .safeArea: return safeAreaRedlines()
      case .baseline: return baselineRedlines()
      case .touch: return touchRedlines()
      case .overflow: return overflowRedlines()
      case .grid(let step): return gridRedlines(step: step)
      }
    }
  }
}

extension Annotation {
  /// The topic that the annotation measures.
  var topic: Redline.Topic {
    switch self {
    case .frames: .frames
    case .spacing: .spacing
    case .insets: .insets
    case .size: .size
    case .index: .index
    case .safeArea: .safeArea
    case .baseline: .baseline
    case .grid: .grid
    case .touch: .touch
    case .overflow: .overflow
    }
  }

  /// The word that names the annotation.
  var word: String {
    switch self {
    case .grid(let step): "grid \(lengthText(step))"
    case .safeArea: "safe area"
    case .frames, .spacing, .insets, .size, .index, .baseline, .touch, .overflow: topic.rawValue
    }
  }
}

extension Redline.Topic {
  /// All topics, beginning with the one whose labels must not be left out.
  fileprivate static let byImportance: [Redline.Topic] = [
    .grid, .safeArea, .frames, .overflow, .touch, .insets, .spacing, .size, .index, .baseline,
  ]

  /// The colour of a topic's lines and labels, in light and in dark pictures alike: a label must
  /// look the same in both, and white text on each colour has a contrast of 4.5 to 1 or more.
  var color: RGBA {
    switch self {
    case .frames: RGBA(hex: 0x0B63CE)
    case .size: RGBA(hex: 0x0B63CE)
    case .spacing: RGBA(hex: 0xC2185B)
    case .insets: RGBA(hex: 0x1B7F3B)
    case .index: RGBA(hex: 0x3A3A3C)
    case .safeArea: RGBA(hex: 0x00707A)
    case .baseline: RGBA(hex: 0x7B3FC4)
    case .grid: RGBA(hex: 0x0A7EA4)
    case .touch: RGBA(hex: 0xC8281E)
    case .overflow: RGBA(hex: 0xA84300)
    }
  }
}
