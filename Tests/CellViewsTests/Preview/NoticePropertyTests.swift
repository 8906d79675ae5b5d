import CellViews
import DisplayList
import LayoutGeometry
import Testing
import TextShaping

/// What is noticed, held against what is drawn.
struct NoticePropertyTests {
  private static let seeds: Range<UInt64> = 0..<400

  @Test func `a text is noticed exactly if not all of it is drawn`() throws {
    let shaper = try TextShaper(catalog: FontCatalog())
    var cutCount = 0
    var wholeCount = 0
    for seed in Self.seeds {
      let screen = RandomScreen(seed: seed)
      let arrangement = try arrangement(of: screen, shaper: shaper)
      // The lines of a text are drawn one after the other.
      let drawn = texts(in: arrangement.displayList.commands).joined().filter { $0 != " " }
      let cut = screen.texts.filter { !drawn.contains($0.filter { $0 != " " }) }
      let noticed = arrangement.notices.compactMap { notice in
        if case .cutText(_, let text) = notice.finding { text } else { nil }
      }
      #expect(Set(noticed) == Set(cut), "seed \(seed)")
      #expect(noticed.count == cut.count, "seed \(seed)")
      cutCount += cut.count
      wholeCount += screen.texts.count - cut.count
    }
    // Screens of both kinds were tried.
    #expect(cutCount > 200)
    #expect(wholeCount > 200)
  }

  @Test func `a frame is noticed exactly if its content is larger`() throws {
    let shaper = try TextShaper(catalog: FontCatalog())
    var tooSmallCount = 0
    var wideCount = 0
    for seed in Self.seeds {
      let screen = RandomScreen(seed: seed)
      let arrangement = try arrangement(of: screen, shaper: shaper)
      var missing: [Size] = []
      for number in 0..<screen.frameCount {
        guard let frame = arrangement.computed.views["frame\(number)"]?.frame,
          let content = arrangement.computed.views["content\(number)"]?.frame
        else {
          Issue.record("seed \(seed) has no frame \(number)")
          continue
        }
        let lengths = Size(
          width: content.width - frame.width, height: content.height - frame.height)
        guard max(lengths.width, lengths.height) > 0.01 else {
          wideCount += 1
          continue
        }
        tooSmallCount += 1
        missing.append(
          Size(
            width: lengths.width > 0.01 ? lengths.width : 0,
            height: lengths.height > 0.01 ? lengths.height : 0))
      }
      let noticed = arrangement.notices.compactMap { notice in
        if case .overflow(_, missing: let missing) = notice.finding { missing } else { nil }
      }
      // Besides the frames there is the canvas, which any screen may be too large for.
      #expect(Set(missing).isSubset(of: Set(noticed)), "seed \(seed)")
      #expect((0...1).contains(noticed.count - missing.count), "seed \(seed)")
    }
    #expect(tooSmallCount > 50)
    #expect(wideCount > 50)
  }

  private func texts(in commands: [Command]) -> [String] {
    commands.flatMap { command in
      switch command {
      case .glyphRun(let run, _, _): [run.text]
      case .group(let group): texts(in: group.commands)
      default: [String]()
      }
    }
  }

  private func arrangement(
    of screen: RandomScreen, shaper: TextShaper
  ) throws -> PreviewArrangement {
    var canvas = screen.canvas
    canvas.isTransparent = true
    return try Preview(name: "random", canvas: canvas) { _ in screen.view }
      .arranged(shaper: shaper)
  }
}
