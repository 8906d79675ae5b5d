import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Shapes of an editable SVG` {
  private let frame = Rect(x: 10, y: 20, width: 40, height: 30)

  @Test func `a rectangle is one, with its edges on half points`() throws {
    let rect = Rect(x: 0, y: 10.3, width: 20, height: 5.3)
    // 10.3 rounds to 10.5 and 15.6 to 15.5; x is 0, which is what its absence means.
    try #require(
      editableElements([.fill(rect, .red)])
        == [##"<rect y="10.5" width="20" height="5" fill="#f00"/>"##])
  }

  @Test func `a colour has its alpha apart, and black is what is filled with anyway`() throws {
    let color = RGBA(red: 1, green: 45 / 255, blue: 85 / 255, alpha: 0.2)
    try #require(
      editableElements([.fill(frame, color), .fill(frame, .black)]) == [
        ##"<rect x="10" y="20" width="40" height="30" fill="#ff2d55" fill-opacity=".2"/>"##,
        ##"<rect x="10" y="20" width="40" height="30"/>"##,
      ])
  }

  @Test func `what has no colour is left out`() throws {
    try #require(editableElements([.fill(frame, .clear), .fill(.zero, .red)]) == [])
  }

  @Test func `round corners of one radius are the rectangle's, of several a path's`() throws {
    let one = Shape.roundedRect(frame, CornerRadii(8))
    let several = Shape.roundedRect(
      frame, CornerRadii(topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 0))
    // From (18, 20) to the right side at 50, down to 4 above 50, round, and back.
    try #require(
      editableElements([.fill(one, .color(.black)), .fill(several, .color(.black))]) == [
        #"<rect x="10" y="20" width="40" height="30" rx="8"/>"#,
        #"<path d="M18 20h32v26a4 4 0 0 1-4 4h-36v-22a8 8 0 0 1 8-8z"/>"#,
      ])
  }

  @Test func `an ellipse is a circle where it is round`() throws {
    let square = Rect(x: 10, y: 20, width: 30, height: 30)
    try #require(
      editableElements([
        .fill(.ellipse(frame), .color(.black)), .fill(.ellipse(square), .color(.black)),
      ]) == [
        #"<ellipse cx="30" cy="35" rx="20" ry="15"/>"#, #"<circle cx="25" cy="35" r="15"/>"#,
      ])
  }

  @Test func `a path has its steps relative to each other`() throws {
    let path = Path([
      .move(Point(x: 1, y: 2)), .line(Point(x: 1.25, y: 2)), .line(Point(x: 1.25, y: 1)),
      .curve(
        Point(x: 0, y: 0), control1: Point(x: 2.25, y: 0), control2: Point(x: 0.5, y: -0.5)),
      .close,
    ])
    try #require(
      editableElements([.fill(.path(path), .color(.black))])
        == [#"<path d="M1 2h.25v-1c1-1-.75-1.5-1.25-1z"/>"#])
  }

  @Test func `a border's middle is placed so that its edges are on half points`() throws {
    // Half a point inside of each side, as the line is a point wide and drawn on both sides of it.
    let inner = Shape.roundedRect(frame.inset(by: 0.5), CornerRadii(7.5))
    try #require(
      editableElements([
        .stroke(
          inner, .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2)), StrokeStyle(lineWidth: 1))
      ]) == [
        ##"<rect x="10.5" y="20.5" width="39" height="29" rx="7.5" fill="none" stroke="#000" "##
          + #"stroke-opacity=".2"/>"#
      ])
  }

  @Test func `a line has its caps and joins, a path with holes its rule`() throws {
    let corner = Path([
      .move(Point(x: 2, y: 2)), .line(Point(x: 8, y: 2)), .line(Point(x: 8, y: 8)),
    ])
    var ring = Path([.move(.zero), .line(Point(x: 8, y: 0)), .line(Point(x: 8, y: 8)), .close])
    ring.isEvenOdd = true
    try #require(
      editableElements([
        .stroke(
          .path(corner), .color(.red),
          StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4], dashPhase: 1.5)),
        .fill(.path(ring), .color(.red)),
      ]) == [
        ##"<path d="M2 2h6v6" fill="none" stroke="#f00" stroke-width="2" "##
          + #"stroke-miterlimit="10" stroke-linecap="round" stroke-linejoin="bevel" "#
          + #"stroke-dasharray="4" stroke-dashoffset="1.5"/>"#,
        ##"<path d="M0 0h8v8z" fill-rule="evenodd" fill="#f00"/>"##,
      ])
  }

  @Test func `a straight line is a line, a dashed path has its dashes`() throws {
    let line = Path([.move(Point(x: 16, y: 52)), .line(Point(x: 116, y: 52))])
    // The hairline's edges are at 52 and 52.5 or at 51.5 and 52: its upper edge, at 51.75, rounds
    // up to 52.
    try #require(
      editableElements([
        .stroke(.path(line), .color(.red), StrokeStyle(lineWidth: 0.5)),
        .stroke(.path(line), .color(.red), StrokeStyle(lineWidth: 2, dash: [4, 2.5])),
      ]) == [
        ##"<line x1="16" y1="52.25" x2="116" y2="52.25" fill="none" stroke="#f00" "##
          + #"stroke-width=".5"/>"#,
        ##"<path d="M16 52h100" fill="none" stroke="#f00" stroke-width="2" "##
          + #"stroke-miterlimit="10" stroke-dasharray="4 2.5"/>"#,
      ])
  }

  @Test func `shapes of any size share a gradient along a side`() throws {
    func fade(_ frame: Rect) -> Command {
      .fill(
        .rect(frame),
        .linearGradient(
          Paint.Gradient(
            start: Point(x: frame.midX, y: frame.minY), end: Point(x: frame.midX, y: frame.maxY),
            stops: [
              Paint.Stop(location: 0, color: .red),
              Paint.Stop(location: 1, color: .blue),
            ])))
    }
    try #require(
      editableElements([
        fade(frame), fade(Rect(x: 60, y: 0, width: 10, height: 99)),
      ]) == [
        "<defs>", #"<linearGradient id="gradient-1" x2="0" y2="1">"#,
        ##"<stop offset="0" stop-color="#f00"/>"##,
        ##"<stop offset="1" stop-color="#00f"/>"##,
        "</linearGradient>", "</defs>",
        #"<rect x="10" y="20" width="40" height="30" fill="url(#gradient-1)"/>"#,
        #"<rect x="60" width="10" height="99" fill="url(#gradient-1)"/>"#,
      ])
  }

  @Test func `a blend of colour and alpha is written in eighths`() throws {
    let paint = Paint.linearGradient(
      Paint.Gradient(
        start: .zero, end: Point(x: 0, y: 9),
        stops: [
          Paint.Stop(location: 0, color: .red),
          Paint.Stop(location: 1, color: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)),
        ]))
    let stops = try editableElements([.fill(.rect(frame), paint)])
      .filter { $0.hasPrefix("<stop") }
    expect(stops.count, equals: 9)
    // Half of opaque red and half of half opaque blue: an alpha of 3/4, of which red has 1/2, so
    // that red is 2/3 and blue 1/3.
    #expect(stops[4] == ##"<stop offset=".5" stop-color="#a05" stop-opacity=".75"/>"##)
  }

  @Test func `a gradient across a corner stays on the canvas as it is`() throws {
    let paint = Paint.linearGradient(
      Paint.Gradient(
        start: Point(x: 10, y: 20), end: Point(x: 50, y: 50),
        stops: [
          Paint.Stop(location: 0, color: .red), Paint.Stop(location: 1, color: .blue),
        ]))
    try #require(
      editableElements([.fill(.rect(frame), paint)])[1]
        == #"<linearGradient id="gradient-1" x1="10" y1="20" x2="50" y2="50" "#
        + #"gradientUnits="userSpaceOnUse">"#)
  }

  @Test func `dashes of an ellipse begin at its top, as in PNG`() throws {
    let square = Rect(x: 10, y: 20, width: 30, height: 30)
    let style = StrokeStyle(lineWidth: 2, dash: [6, 4])
    let elements = try editableElements([.stroke(.ellipse(square), .color(.black), style)])
    #expect(elements.first?.hasPrefix(#"<path d="M25 20"#) == true)
  }

  @Test func `a gradient over a path is placed on the canvas`() throws {
    // What a viewer takes for the path's bounds are not those of its control points.
    let path = Path([
      .move(Point(x: 10, y: 20)),
      .curve(
        Point(x: 50, y: 20), control1: Point(x: 10, y: 50), control2: Point(x: 50, y: 50)),
    ])
    let gradient = Paint.Gradient(
      start: Point(x: 0, y: 20), end: Point(x: 0, y: 50),
      stops: [Paint.Stop(location: 0, color: .red), Paint.Stop(location: 1, color: .blue)])
    try #require(
      editableElements([.fill(.path(path), .linearGradient(gradient))])[1]
        == #"<linearGradient id="gradient-1" x1="0" y1="20" x2="0" y2="50" "#
        + #"gradientUnits="userSpaceOnUse">"#)
  }
}
