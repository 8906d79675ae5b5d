import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

/// What documents for viewers have as pixels.
@Suite struct `Pixels in an SVG` {
  private func count(_ element: String, in elements: [String]) -> Int {
    elements.filter { $0.hasPrefix("<" + element) }.count
  }

  private func card(_ x: Double, opacity: Double = 1, _ label: [Command] = []) -> Command {
    let shadow = Shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3), radius: 2, offset: Point(x: 0, y: 2))
    let shape = Shape.roundedRect(Rect(x: x, y: 40, width: 20, height: 10), CornerRadii(2))
    return .group(
      Group(
        opacity: opacity, shadow: shadow, commands: [.fill(shape, .color(.white))] + label))
  }

  /// Where the elements that refer to pixels have them, across.
  private func places(in elements: [String]) -> [Double] {
    elements.compactMap {
      $0.firstMatch(of: ##/href="#pixels-1" x="([0-9.]+)"/##).flatMap { Double($0.1) }
    }
  }

  @Test func `shadows of one form are one picture`() throws {
    let elements = try svgElements([card(20), card(60.5), card(120)])
    expect(count("image", in: elements), equals: 1)
    let places = places(in: elements)
    try #require(places.count == 3)
    expect([places[1] - places[0], places[2] - places[1]], equals: [40.5, 59.5])
    expect(count("filter", in: elements), equals: 0)
  }

  @Test func `what is on a card plays no part in its shadow`() throws {
    let elements = try svgElements(
      [(5 as UInt32, 40.0), (9, 90)].map { glyph, x in
        let label = Fonts.run([glyph], size: 6)
        return card(x, [.glyphRun(label, Point(x: x + 4, y: 48), .color(.black))])
      })
    expect(count("image", in: elements), equals: 1)
    expect(places(in: elements).count, equals: 2)
  }

  @Test func `a faded group hides its shadow, and both fade as one, as in PNG`() throws {
    let elements = try svgElements([card(20, opacity: 0.5)])
    let faded = elements.filter { $0.contains(#"opacity=".5""#) }
    expect(faded, equals: [#"<g opacity=".5">"#])
  }

  @Test func `a shadow too large to be shared shows as in PNG`() throws {
    let white = Command.fill(Rect(x: 0, y: 0, width: 700, height: 700), .white)
    let shadow = Shadow(color: .black, radius: 20, offset: Point(x: 0, y: 10))
    let card = Group(
      shadow: shadow, commands: [.fill(Rect(x: 40, y: 40, width: 600, height: 600), .red)])
    let drawing = Drawing(
      DisplayList(size: Size(width: 700, height: 700), commands: [white, .group(card)]))
    // Two rasterisers of the same pixels.
    try #require(drawing.difference(of: drawing.svg()) < 0.1)
  }

  @Test func `effects of one look are one picture`() throws {
    let elements = try svgElements(
      [20, 80].map { x in
        .group(
          Group(
            effect: .blur(3), commands: [.fill(Rect(x: x, y: 40, width: 20, height: 10), .red)]))
      })
    expect(count("image", in: elements), equals: 1)
    expect(count("use", in: elements), equals: 2)
    expect(count("filter", in: elements), equals: 0)
  }

  private let size = Size(width: 60, height: 60)

  private func drawing(_ commands: [Command]) -> Drawing {
    Drawing(
      DisplayList(
        size: size,
        commands: [
          .fill(Rect(origin: .zero, size: size), .white),
          .fill(Rect(x: 0, y: 0, width: 30, height: 60), .green),
        ] + commands))
  }

  @Test func `a mixture in a faded group shows as in PNG`() throws {
    let drawing = drawing([
      .group(
        Group(
          opacity: 0.5,
          commands: [
            .fill(Rect(x: 10, y: 10, width: 30, height: 30), .red),
            .group(
              Group(
                effect: .blend(.multiply),
                commands: [.fill(Rect(x: 20, y: 20, width: 30, height: 30), .blue)])),
          ]))
    ])
    try #require(drawing.difference(of: drawing.svg()) < 0.1)
  }

  // A mode without a name in CSS is written as pixels, which hold what is behind them.
  @Test(arguments: [
    Group(opacity: 0.5, commands: []), Group(effect: .color(.multiply(.white)), commands: []),
    Group(shadow: Shadow(color: .black, radius: 0), commands: []),
  ])
  func `a mode that CSS lacks mixes in an isolated group with that alone, for editors`(
    group: Group
  ) throws {
    var group = group
    group.commands = [
      .fill(Rect(x: 10, y: 10, width: 30, height: 30), .red),
      .group(
        Group(
          effect: .blend(.plusLighter),
          commands: [.fill(Rect(x: 20, y: 20, width: 30, height: 30), .blue)])),
    ]
    let drawing = drawing([.group(group)])
    try #require(drawing.difference(of: drawing.svgEditable(title: "test")) < 0.1)
  }

  // The pixels of the surface hold the background around its circle, which the effect leaves alone.
  @Test func `an effect changes a surface alone, for editors`() throws {
    let surface = Group(
      effect: .backdrop(Backdrop(blur: 0, saturation: 1, tint: .clear)),
      commands: [.fill(.ellipse(Rect(x: 10, y: 10, width: 30, height: 30)), .color(.white))])
    let drawing = drawing([
      .group(Group(effect: .color(.multiply(.black)), commands: [.group(surface)]))
    ])
    try #require(drawing.difference(of: drawing.svgEditable(title: "test")) < 0.1)
  }

  // The pixels of the surface are a square, and its shadow is that of its circle.
  @Test func `a surface casts the shadow of its shape, for editors`() throws {
    let surface = Group(
      effect: .backdrop(Backdrop(blur: 0, saturation: 1, tint: .white)),
      commands: [.fill(.ellipse(Rect(x: 10, y: 10, width: 30, height: 30)), .color(.white))])
    let shadow = Shadow(color: .black, radius: 0, offset: Point(x: 10, y: 10))
    let drawing = drawing([.group(Group(shadow: shadow, commands: [.group(surface)]))])
    try #require(drawing.difference(of: drawing.svgEditable(title: "test")) < 0.1)
  }

  // SVG 2, `overflow`: an outermost element is clipped to its viewport.
  @Test(arguments: [
    ##"<rect x="-6" y="-6" width="12" height="12" fill="#f00"/>"##,
    ##"<rect x="14" y="14" width="12" height="12" fill="#f00"/>"##,
    // The marker is 6 widths of the line wide, so that it reaches from 12 to 24.
    ##"<marker id="m" markerWidth="6" markerHeight="6" refX="3" refY="3">"##
      + ##"<rect width="6" height="6" fill="#f00"/></marker>"##
      + ##"<path d="M8 18H18" stroke="#f00" stroke-width="2" marker-end="url(#m)"/>"##,
    // The rectangle is moved from 10 to 18, and reaches to 24; the filter's region is 3 widths, to 28.
    ##"<filter id="f" x="0" y="0" width="3" height="1"><feOffset dx="8"/></filter>"##
      + ##"<rect x="10" y="8" width="6" height="4" fill="#f00" filter="url(#f)"/>"##,
    // A capital is more than half of its size wide, so that it goes beyond 20.
    ##"<text x="12" y="16" font-size="16" fill="#f00">H</text>"##,
    ##"<s:text xmlns:s="http://www.w3.org/2000/svg" x="12" y="16" font-size="16">H</s:text>"##,
  ])
  func `a picture ends at each edge of its viewport, as in PNG`(content: String) throws {
    let root = #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">"#
    let source = root + content + "</svg>"
    let picture = try Picture(decoding: Array(source.utf8))
    let id = PictureID(picture.identity)
    var drawing = drawing([
      .image(ImageCommand(picture: id, frame: Rect(x: 20, y: 20, width: 20, height: 20)))
    ])
    drawing.pictures = [id: picture]
    for document in [try drawing.svg(), try drawing.svgEditable(title: "test")] {
      try #require(drawing.difference(of: document) < 0.1)
    }
  }

  @Test func `a surface shows the elements of its section under it`() throws {
    func element(_ item: Int, _ command: Command) -> Command {
      .group(Group(role: .element(kind: "cell", section: 0, item: item), commands: [command]))
    }
    let surface = Group(
      effect: .backdrop(Backdrop(blur: 1, saturation: 1, tint: .clear)),
      commands: [.fill(Rect(x: 10, y: 10, width: 30, height: 30), .white)])
    let drawing = drawing([
      element(0, .fill(Rect(x: 0, y: 0, width: 60, height: 60), .red)), element(1, .group(surface)),
    ])
    for document in [try drawing.svg(), try drawing.svgEditable(title: "test")] {
      try #require(drawing.difference(of: document) < 0.1)
    }
  }

  @Test func `what is off the canvas casts its own shadow onto it`() throws {
    let picture = try Picture(decoding: TestJPEG.flat(8, 8, red: 200, green: 100, blue: 50).bytes)
    let id = PictureID(picture.identity)
    func image(_ frame: Rect) -> Command {
      .group(
        Group(
          shadow: Shadow(color: .black, radius: 1, offset: Point(x: 0, y: 60)),
          commands: [.image(ImageCommand(picture: id, frame: frame))]))
    }
    var drawing = drawing([
      image(Rect(x: 5, y: -45, width: 10, height: 10)),
      image(Rect(x: 25, y: -55, width: 30, height: 40)),
    ])
    drawing.pictures = [id: picture]
    // The other one's shadow would leave 1,100 of 3,600 pixels white or green that are black.
    try #require(drawing.difference(of: drawing.svg()) < 1)
  }

  @Test func `a paint that SVG lacks has the edges of its shape`() throws {
    let gradient = Paint.roundGradient(
      Paint.RoundGradient(
        .angular, center: Point(x: 30, y: 30), axisX: Point(x: 1, y: 0), axisY: Point(x: 0, y: 1),
        start: 0, end: 360,
        stops: [Paint.Stop(location: 0, color: .red), Paint.Stop(location: 1, color: .blue)]))
    let circle = Shape.ellipse(Rect(x: 10, y: 20, width: 30, height: 30))
    let elements = try svgElements([
      .fill(circle, gradient), .fill(.rect(Rect(x: 10, y: 20, width: 30, height: 30)), gradient),
    ])
    #expect(elements.contains(##"<g clip-path="url(#clip-1)">"##))
    #expect(
      elements.contains(#"<clipPath id="clip-1"><circle cx="25" cy="35" r="15"/></clipPath>"#))
    // A rectangle on half points needs no clip.
    #expect(elements.last == ##"<use xlink:href="#pixels-2" x="10" y="20"/>"##)
  }
}
