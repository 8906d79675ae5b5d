import CellViews
import LayoutGeometry
import TestSupport

/// A random screen: stacks, frames, paddings, clips and texts on a canvas of a random size.
struct RandomScreen {
  /// The screen.
  let view: ViewNode
  /// What it is drawn on.
  let canvas: PreviewCanvas
  /// Its texts, each of other words.
  private(set) var texts: [String] = []
  /// How many frames there are: number 3 has the id frame3, and its content the id content3.
  private(set) var frameCount = 0

  init(seed: UInt64) {
    var maker = Maker(generator: SeededGenerator(seed: seed))
    canvas = .fixed(maker.length(40, 300), maker.length(40, 300))
    view = maker.view(depth: 0)
    texts = maker.texts
    frameCount = maker.frameCount
  }

  private struct Maker {
    var generator: SeededGenerator
    var texts: [String] = []
    var frameCount = 0

    mutating func length(_ least: Double, _ greatest: Double) -> Double {
      Double.random(in: least...greatest, using: &generator).rounded()
    }

    mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    mutating func view(depth: Int) -> ViewNode {
      modified(depth < 3 && !isOne(in: 3) ? stack(depth: depth) : leaf())
    }

    private mutating func stack(depth: Int) -> ViewNode {
      let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        view(depth: depth + 1)
      }
      if isOne(in: 5) { return .zstack(ZStackNode(alignment: .center, children: children)) }
      return .stack(
        StackNode(
          axis: isOne(in: 2) ? .horizontal : .vertical, spacing: length(0, 9), children: children))
    }

    private mutating func leaf() -> ViewNode {
      if isOne(in: 3) { return box(length(5, 80), length(5, 40)) }
      let words = (0..<Int.random(in: 1...6, using: &generator)).map { "t\(texts.count)w\($0)" }
      texts.append(words.joined(separator: " "))
      let text = ViewNode.text(TextNode(texts[texts.count - 1]))
      return isOne(in: 3) ? text.with(.environment(.lineLimit(isOne(in: 2) ? 1 : 2))) : text
    }

    private mutating func modified(_ view: ViewNode) -> ViewNode {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return view.with(.padding(EdgeInsets(length(1, 12))))
      case 1:
        let frame =
          isOne(in: 2)
          ? NodeModifier.frame(FixedFrame(width: length(20, 200), height: length(20, 90)))
          : .flexibleFrame(
            FlexibleFrame(minWidth: length(0, 20), maxWidth: .infinity, maxHeight: length(20, 90)))
        frameCount += 1
        return view.id("content\(frameCount - 1)").with(frame).id("frame\(frameCount - 1)")
      case 2: return view.with(.environment(.font(.style(isOne(in: 2) ? .caption : .title))))
      default: return view
      }
    }
  }
}
