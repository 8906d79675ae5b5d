import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// Views on glass, by what is behind them.
struct GlassViewTests {
  /// The glass and the colours of the letters over a colour.
  private func drawn(
    _ view: ViewNode, over color: Color, _ appearance: Appearance = .light
  ) throws -> (glass: [Glass], letters: [RGBA]) {
    var canvas = PreviewCanvas(width: 200, height: .points(100), appearance: appearance)
    canvas.system = .iOS26
    let page = ViewNode.zstack(ZStackNode(children: [.color(color), view]))
    var (glass, letters): ([Glass], [RGBA]) = ([], [])
    func visit(_ commands: [Command]) {
      for command in commands {
        switch command {
        case .group(let group):
          if case .glass(let found)? = group.effect { glass.append(found) }
          visit(group.commands)
        case .glyphRun(_, _, .color(let color)): letters.append(color)
        default: break
        }
      }
    }
    visit(try arranged(page, on: canvas).displayList.commands)
    return (glass, letters)
  }

  private let label = ViewNode.text(TextNode("Play")).onGlass(GlassNode())

  @Test func `glass over black is dark on a light screen, and its letters are white`() throws {
    let (light, dark) = (
      try drawn(label, over: .white), try drawn(label, over: .black)
    )
    expect(light.letters, equals: [.black])
    expect(dark.letters, equals: [.white])
    #expect(dark.glass[0].lift < 0.2 && light.glass[0].lift > 0.4)
  }

  @Test func `glass over saturated colours stays light`() throws {
    for color in [Color.red, .green, .blue] {
      let letters = try drawn(label, over: color).letters
      expect(letters, equals: [.black])
    }
  }

  @Test func `no glass is drawn for identity`() throws {
    let plain = ViewNode.text(TextNode("Play")).onGlass(GlassNode(.identity))
    expect(try drawn(plain, over: .white).glass, equals: [])
  }

  @Test func `a tint is in the glass, and a bright one keeps dark letters`() throws {
    let tinted = ViewNode.text(TextNode("Play")).onGlass(GlassNode(tint: .white))
    let drawn = try drawn(tinted, over: .black)
    expect(drawn.letters, equals: [.black])
    expect(drawn.glass[0].tint, equals: RGBA(red: 1, green: 1, blue: 1, alpha: 0.8))
  }

  // Four fifths of the tint and a fifth of what is behind it: over white black is a fifth bright, over red with a
  // luma of 0.4 a twelfth.
  @Test func `letters are read on a tint, whose luma counts with its share`() throws {
    let dark = ViewNode.text(TextNode("Play")).onGlass(GlassNode(tint: .black))
    let bright = ViewNode.text(TextNode("Play")).onGlass(GlassNode(tint: .white))
    expect(try drawn(dark, over: .white).letters, equals: [.white])
    expect(try drawn(dark, over: .red).letters, equals: [.white])
    // On a dark screen white of four fifths is brighter than three quarters over any colour.
    expect(try drawn(bright, over: .black, .dark).letters, equals: [.black])
    expect(try drawn(dark, over: .red, .dark).letters, equals: [.white])
  }

  @Test func `glass in a container is one piece that flows within the spacing`() throws {
    let row = ViewNode.stack(
      StackNode(axis: .horizontal, spacing: 4, children: [label, label])
    ).unitingGlass(within: 20)
    let glass = try drawn(row, over: .white).glass
    expect(glass.map(\.spacing), equals: [20])
  }

  @Test func `pieces of one union in a container are one shape`() throws {
    func part(_ name: String) -> ViewNode {
      ViewNode.color(.clear).with(.frame(FixedFrame(width: 40, height: 40))).onGlass(GlassNode())
        .with(.glassUnion(name))
    }
    let row = ViewNode.stack(
      StackNode(axis: .horizontal, spacing: 10, children: [part("a"), part("a"), part("b")])
    ).unitingGlass(within: 0)
    var canvas = PreviewCanvas(width: 200, height: .points(100))
    canvas.system = .iOS26
    let shapes = try arranged(row, on: canvas).displayList.commands.compactMap { command -> Rect? in
      guard case .group(let group) = command, case .glass? = group.effect,
        case .fill(.roundedRect(let rect, let radii), _)? = group.commands.first
      else { return nil }
      expect(radii.topLeft, equals: 20)
      return rect
    }
    // 140 in 200: two of 40 with the 10 between them, and one.
    expect(
      shapes,
      equals: [
        Rect(x: 30, y: 30, width: 90, height: 40), Rect(x: 130, y: 30, width: 40, height: 40),
      ])
  }

  @Test func `glass in glass is not drawn in more than two looks`() throws {
    // In two looks each, 24 pieces would be 16 million views, and a million is the limit.
    let nested = (0..<24).reduce(label) { view, _ in view.onGlass(GlassNode()) }
    expect(try drawn(nested, over: .white).letters, equals: [.black])
    expect(try drawn(nested, over: .black).letters, equals: [.white])
  }

  @Test func `glass has a border for more contrast`() throws {
    func lines(_ hasHighContrast: Bool) throws -> [RGBA] {
      var canvas = PreviewCanvas(width: 200, height: .points(100))
      canvas.system = .iOS26
      canvas.hasHighContrast = hasHighContrast
      return try arranged(label, on: canvas).displayList.commands.compactMap { command in
        if case .stroke(_, .color(let color), _) = command { color } else { nil }
      }
    }
    expect(try lines(false), equals: [])
    expect(try lines(true), equals: [RGBA(red: 0, green: 0, blue: 0, alpha: 0.6)])
  }

  @Test func `glass in a container keeps the strokes of the views on it`() throws {
    let ring = ViewNode.shape(
      ShapeNode(.circle, stroke: ShapeNode.Stroke(.color(.red), lineWidth: 3))
    ).with(.frame(FixedFrame(width: 44, height: 44))).onGlass(GlassNode())
    let rings = ViewNode.stack(
      StackNode(axis: .horizontal, spacing: 8, children: [ring, ring, ring])
    ).unitingGlass(within: 20)
    var canvas = PreviewCanvas(width: 200, height: .points(100))
    canvas.system = .iOS26
    let commands = try arranged(rings, on: canvas).displayList.commands
    func strokes(_ commands: [Command]) -> Int {
      commands.reduce(0) { count, command in
        switch command {
        case .stroke: count + 1
        case .group(let group): count + strokes(group.commands)
        default: count
        }
      }
    }
    expect(strokes(commands), equals: 3)
  }

  @Test func `a concentric rectangle has the screen's corners less the distance`() throws {
    // 62 − 10 on all sides of an iPhone 17.
    let device = try #require(Device.all.first { $0.id == "iphone-17" })
    var canvas = PreviewCanvas(width: 402, height: .points(874))
    canvas.bezel = device.bezel
    let view = ViewNode.shape(ShapeNode(.concentric(minimum: 0)))
      .with(.padding(EdgeInsets(10)))
    let commands = try arranged(view, on: canvas).displayList.commands
    let radii = commands.compactMap { command -> CornerRadii? in
      if case .fill(.roundedRect(_, let radii), _) = command { radii } else { nil }
    }
    // Others are of the status bar.
    expect(radii.first?.topLeft, equals: 52)
    expect(radii.first?.bottomRight, equals: 52)
  }
}
