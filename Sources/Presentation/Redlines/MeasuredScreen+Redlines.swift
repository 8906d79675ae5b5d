import CellViews
import LayoutGeometry

extension MeasuredScreen {
  /// The redlines of the annotations, the most important first: it is the first to find a place.
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
      case .grid(let step): return gridRedlines(step: step)
      }
    }
  }
}

extension Redline.Topic {
  /// All topics, the one first whose labels must not be left out.
  static let byImportance: [Redline.Topic] = [
    .grid, .safeArea, .frames, .touch, .insets, .spacing, .size, .index, .baseline,
  ]
}

extension Annotation {
  /// What the annotation measures.
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
    }
  }

  /// The word that names the annotation.
  var word: String {
    switch self {
    case .grid(let step): "grid \(lengthText(step))"
    case .safeArea: "safe area"
    case .frames, .spacing, .insets, .size, .index, .baseline, .touch: topic.rawValue
    }
  }
}
