import LayoutGeometry

/// A frame within bounds: `frame(minWidth:idealWidth:maxWidth:…)`.
struct FlexibleFrameLayout: FrameLayout {
  let child: LayoutNode
  let frame: FlexibleFrame
  let mark: ViewMark?

  var alignment: Alignment { frame.alignment }

  var hidesContent: Bool { frame.maxWidth == 0 || frame.maxHeight == 0 }

  func offer(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
  }

  func size(for proposal: ProposedSize, around child: Size) -> Size {
    Size(
      width: horizontal.length(for: proposal.width, around: child.width),
      height: vertical.length(for: proposal.height, around: child.height))
  }

  private var horizontal: Bounds {
    Bounds(minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth)
  }

  private var vertical: Bounds {
    Bounds(minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight)
  }

  /// The frame's bounds along one axis.
  private struct Bounds {
    let minimum: Double?
    let ideal: Double?
    let maximum: Double?

    func offer(for proposal: Double?) -> Double? {
      (proposal ?? ideal).map { clamp($0, from: minimum, to: maximum) }
    }

    /// The proposal within the bounds, where the view's own length stands for a missing bound.
    func length(for proposal: Double?, around child: Double) -> Double {
      guard minimum != nil || maximum != nil || (proposal == nil && ideal != nil) else {
        return child
      }
      guard let proposal = proposal ?? ideal else {
        return clamp(child, from: minimum, to: maximum)
      }
      switch (minimum, maximum) {
      case (let minimum?, nil): return max(min(proposal, child), minimum)
      case (nil, let maximum?): return min(max(proposal, child), maximum)
      default: return clamp(proposal, from: minimum, to: maximum)
      }
    }

    /// A minimum above the maximum wins.
    private func clamp(_ length: Double, from minimum: Double?, to maximum: Double?) -> Double {
      max(min(length, maximum ?? .infinity), minimum ?? 0)
    }
  }
}
