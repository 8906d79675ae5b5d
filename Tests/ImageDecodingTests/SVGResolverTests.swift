import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

struct SVGResolverTests {
  private static func picture(
    _ content: String, _ attributes: String = "width='60' height='40' viewBox='0 0 60 40'"
  ) throws -> Picture {
    try Picture(
      decoding: Array(
        "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\n\(content)</svg>".utf8))
  }

  /// The document as librsvg gets it.
  private static func drawn(_ content: String) throws -> String {
    guard case .vector(let vector) = try picture(content).content else { return "" }
    return String(decoding: vector.source, as: UTF8.self)
  }

  private static func notices(_ content: String) throws -> [String] {
    try picture(content).notices.map { "\($0.line ?? 0): \($0.words)" }
  }

  // CSS Variables 1: the fallback is what follows the first comma; a property is inherited.
  @Test(arguments: [
    ("<rect fill='var(--a, #FF3B30)'/>", ##"fill="#FF3B30""##),
    ("<rect fill='var(--a, var(--b, red))'/>", #"fill="red""#),
    ("<g style='--a: #34C759'><rect fill='var(--a, red)'/></g>", ##"fill="#34C759""##),
    // CSS Variables 1, 2: names have a case.
    ("<g style='--A: blue; --a: red'><rect fill='var(--A)'/></g>", #"fill="blue""#),
    ("<style>:root { --Tint: blue }</style><rect fill='var(--Tint)'/>", #"fill="blue""#),
    ("<style>:root { --a: blue }</style><rect style='fill: var(--a)'/>", #"style="fill: blue""#),
    ("<style>.b { fill: var(--a, lime) }</style><rect class='b'/>", ".b { fill: lime }"),
    // A rule for dark screens does not hold on a light one.
    (
      """
      <style>:root { --a: blue } @media (prefers-color-scheme: dark) { :root { --a: red } }
      rect { fill: var(--a) }</style>
      """, "rect { fill: blue }"
    ),
    // CSS Cascade 4, 6.4: it decides between declarations, and is no part of the value.
    (
      "<style>:root { --a: blue !important }</style><rect fill='var(--a)'/>", #"fill="blue""#
    ),
  ])
  func `variables become their values`(content: String, expected: String) throws {
    let document = try Self.drawn(content)
    #expect(document.contains(expected), "\(document)")
  }

  @Test func `all variables of a sheet become their values`() throws {
    let rules = (0..<40).map { ".c\($0) { fill: var(--a) }" }.joined(separator: "\n")
    let document = try Self.drawn("<style>:root { --a: blue }\n\(rules)</style>")
    expect(document.contains("var("), equals: false)
  }

  // Measured in Chromium 156, whose values these are to one level.
  @Test(arguments: [
    ("oklch(0.63 0.14 45)", [205, 106, 57]),
    ("hsl(120 100 25)", [0, 128, 0]), ("hsla(240 100 50 / 1)", [0, 0, 255]),
    ("hwb(120 20% 20%)", [51, 204, 51]),
    ("color(srgb 1 0.5 0)", [255, 128, 0]),
    ("color(display-p3 1 0 0)", [255, 0, 0]),
    ("lab(100% 0 0)", [255, 255, 255]),
    ("oklab(0 0 0)", [0, 0, 0]),
  ])
  func `colours of CSS Color 4 become hexadecimal`(color: String, expected: [Int]) throws {
    let document = try Self.drawn("<rect fill='\(color)'/>")
    let digits = try #require(document.split(separator: "fill=\"#").last?.prefix(6))
    let value = try #require(Int(digits, radix: 16))
    let difference = zip([16, 8, 0].map { value >> $0 & 255 }, expected).map { abs($0 - $1) }
    #expect(difference.allSatisfy { $0 <= 1 }, "\(digits)")
  }

  // CSS Transforms 1: in SVG, per cent are of the view box, and the origin is moved to and back.
  @Test(arguments: [
    (
      "transform='rotate(90)' transform-origin='40 20'",
      #"transform="translate(40,20) rotate(90) translate(-40,-20)""#
    ),
    (
      "transform='rotate(90)' transform-origin='center'",
      #"transform="translate(30,20) rotate(90) translate(-30,-20)""#
    ),
    (
      "style='transform: rotate(90deg); transform-origin: right 50%'",
      #"transform="translate(60,20) rotate(90) translate(-60,-20)""#
    ),
  ])
  func `an origin becomes a part of the transform`(attributes: String, expected: String) throws {
    let document = try Self.drawn("<rect \(attributes)/>")
    #expect(document.contains(expected), "\(document)")
  }

  @Test func `a drop shadow becomes its long form`() throws {
    let document = try Self.drawn(
      "<filter id='f'><feDropShadow dx='3' flood-color='red'/></filter>")
    // Filter Effects 1, 9.13: dy and the deviation are 2 unless they are stated.
    for part in [
      #"<feGaussianBlur in="SourceGraphic" stdDeviation="2""#, #"dx="3" dy="2""#,
      #"flood-color="red""#, #"<feMergeNode in="SourceGraphic"/>"#,
    ] {
      #expect(document.contains(part), "\(part) in \(document)")
    }
  }

  // CSS Cascade: a rule is before an attribute of the same name.
  @Test func `a rule for drop shadows is one for its long form`() throws {
    let document = try Self.drawn(
      """
      <style>feDropShadow { flood-color: red }</style>
      <filter id='f'><feDropShadow flood-color='blue'/></filter>
      """)
    #expect(document.contains(#"<feFlood flood-color="red""#), "\(document)")
  }

  @Test(
    arguments: [
      ("<foreignObject/>", ["2: the element 'foreignObject' is not drawn"]),
      ("<switch><foreignObject/><g/></switch>", []),
      ("<rect/>\n<text textLength='40'>a</text>", ["3: 'textLength' has no effect"]),
      ("<rect style='clip-path: circle(10px)'/>", ["2: 'clip-path: circle(10px)' clips nothing"]),
      (
        "<clipPath id='a'/><clipPath id='b' clip-path='url(#a)'/>",
        ["2: a clip of a clip has no effect"]
      ),
      (
        "<style>.x { clip-path: url(#a) }</style>\n<clipPath id='b'><g class='x'/></clipPath>",
        ["3: a clip of a clip has no effect"]
      ),
      (
        "<g id='k' clip-path='url(#a)'/>\n<clipPath id='b'><use href='#k'/></clipPath>",
        ["3: a clip of a clip has no effect"]
      ),
      ("<path style='d: none'/>", ["2: 'd: none' has no effect"]),
      (
        "<g id='a' fill='var(--b, red)'/>\n<use href='#a' style='--b: blue'/>",
        ["3: the variables of a 'use' have no effect on what it shows"]
      ),
      (
        "<g stroke-dasharray='1'><path pathLength='2'/></g>",
        ["2: 'pathLength' has no effect on dashes"]
      ),
      (
        "<style>path { stroke-dasharray: 1 }</style>\n<path pathLength='2'/>",
        ["3: 'pathLength' has no effect on dashes"]
      ),
      ("<path pathLength='2'/>", []),
      (
        "<rect fill='color-mix(in srgb, red, blue)'/>",
        ["2: the colour 'color-mix(in srgb, red, blue)' is not known"]
      ),
      ("<rect fill='rgb(1, 2, 3)' stroke='url(#a)'/>", []),
      ("<rect width='2rem'/>", ["2: 'width: 2rem' has a unit that is not known"]),
      (
        "<rect width='2ex'/>", ["2: 'width: 2ex' counts half of the font's size, and not its x"]
      ),
      ("<rect width='-2'/>", ["2: 'width: -2' is below 0"]),
      ("<circle r='2' cx='-2'/>", []),
      (
        "<svg viewBox='0 0 0 0'/>",
        ["2: a 'viewBox' without an area is drawn in another way than in browsers"]
      ),
      ("<svg viewBox='-1 -1 2 2'/>", []),
      ("<rect fill='var(--a)'/>", ["2: the variable '--a' has no value"]),
      (
        "<style>@media screen { rect { fill: red } }</style>",
        ["2: the style sheet's '@media' is not applied"]
      ),
      ("<style>@media print { rect { fill: red } }</style>", []),
      ("<text x='1 2'>ab</text>", ["2: the places of single letters in 'x' have no effect"]),
      ("<path pathLength='2' stroke-dasharray='1'/>", ["2: 'pathLength' has no effect on dashes"]),
      // Drawn by Chromium 156 in another way, each.
      ("<text>a 😀</text>", ["2: emoji are not drawn"]),
      ("<text>a ☎ ✓</text>", []),
      (
        "<text><tspan baseline-shift='super'>2</tspan></text>",
        ["2: 'baseline-shift: super' is not as high as in browsers"]
      ),
      ("<text><tspan baseline-shift='5'>2</tspan></text>", []),
      (
        "<svg id='a' width='9' height='9'/><use href='#a' width='20'/>",
        ["2: 'width' of a use of an svg has no effect"]
      ),
      ("<symbol id='a'/><use href='#a' width='20'/>", []),
      (
        "<rect style='filter: blur(2px) invert(1)'/>",
        ["2: the colours of 'filter: invert(…)' are not those of browsers"]
      ),
      (
        "<g style='--a: var(--b); --b: var(--a)'><rect fill='var(--a)'/></g>",
        ["2: variables refer to each other without end"]
      ),
      (
        "<svg><rect transform='rotate(9)' transform-origin='50% 50%'/></svg>",
        ["2: 'transform-origin: 50% 50%' is not applied"]
      ),
      ("<rect style='outline: 1px solid red'/>", ["2: 'outline: 1px solid red' has no effect"]),
      ("<rect style='mask: none!important'/>", []),
      (
        "<rect style='transform: perspective(9px)'/>",
        ["2: 'transform: perspective(9px)' is not applied"]
      ),
      // Browsers ignore lengths without units.
      (
        "<rect style='transform: translate(1, 2)'/>",
        ["2: 'transform: translate(1, 2)' is not applied"]
      ),
      // Of an inner viewport no size is known.
      (
        "<svg><rect style='transform: translate(1%)'/></svg>",
        ["2: 'transform: translate(1%)' is not applied"]
      ),
      (
        "<style>rect { transform: translate(1, 2) }</style><rect/>",
        ["2: 'transform: translate(1, 2)' of a rule is not read as in browsers"]
      ),
      (
        "<style>rect { transform: rotate(1turn) }</style><rect/>",
        ["2: 'transform: rotate(1turn)' of a rule is not read as in browsers"]
      ),
      ("<style>rect { transform: scale(2) translate(1px, 2px) rotate(3deg) }</style><rect/>", []),
      // librsvg reads none of these in rules.
      (
        "<style>rect { transform: translate(50%, 10%) }</style><rect/>",
        ["2: 'transform: translate(50%, 10%)' of a rule is not read as in browsers"]
      ),
      (
        "<style>rect { transform: scale(150%) }</style><rect/>",
        ["2: 'transform: scale(150%)' of a rule is not read as in browsers"]
      ),
      (
        "<style>rect { transform: rotateZ(20deg) }</style><rect/>",
        ["2: 'transform: rotateZ(20deg)' of a rule is not read as in browsers"]
      ),
      // Neither does CSS.
      (
        "<rect style='transform: scale(none)'/><rect style='transform: scale(none)'/>",
        ["2: 'transform: scale(none)' is not applied"]
      ),
      (
        "<rect style='transform: rotate (2deg)'/>",
        ["2: 'transform: rotate (2deg)' is not applied"]
      ),
      ("<rect transform='scale(2)' style='transform: NONE'/>", []),
      (
        "<style>rect { transform: scale(2) }</style><rect transform='none' style='text-transform:none'/>",
        ["2: the style sheet's 'transform' has no effect beside the attribute"]
      ),
      (
        "<style>rect { transform: none }</style><rect transform='scale(2)'/>",
        ["2: the style sheet's 'transform' has no effect beside the attribute"]
      ),
      (
        "<style>rect { transform: scale(2) }</style><rect style='transform-origin: 1px 2px'/>",
        ["2: 'transform-origin: 1px 2px' is not applied"]
      ),
      ("<rect stroke-width='-2'/>", ["2: 'stroke-width: -2' is below 0"]),
      ("<text style='font-size: -2px'/>", ["2: 'font-size: -2px' is below 0"]),
      ("<rect style='transform: rotate(20deg) translate(1px, 2px)'/>", []),
      (
        "<linearGradient style='transform: rotate(9deg)'/>",
        ["2: 'transform' in the style of a gradient has no effect"]
      ),
      ("<rect style='fill: initial'/>", ["2: 'fill: initial' has no effect"]),
      (
        "<rect style='mix-blend-mode: plus-lighter'/>",
        ["2: 'mix-blend-mode: plus-lighter' has no effect"]
      ),
      (
        "<filter><feOffset in='FillPaint'/></filter>",
        [#"2: 'in="FillPaint"' is drawn in another way than in browsers"#]
      ),
      (
        "<style>s|rect { fill: red }</style>", ["2: a selector with a namespace matches nothing"]
      ),
      (
        "<text style='text-transform: uppercase'>a</text>",
        ["2: 'text-transform: uppercase' has no effect"]
      ),
      ("<rect fill='AccentColor'/>", ["2: the colour 'AccentColor' is not known"]),
      (
        "<rect fill='rgb(calc(50 + 50) 0 0)'/>",
        ["2: the colour 'rgb(calc(50 + 50) 0 0)' is not known"]
      ),
      ("<rect style='fill: unset'/>", ["2: 'fill: unset' has no effect"]),
      ("<rect style='all: initial'/>", ["2: 'all: initial' has no effect"]),
      (
        "<rect style='mask: url(#a), url(#b)'/>",
        ["2: what follows the address in 'mask: url(#a), url(#b)' has no effect"]
      ),
      ("<marker refX='center' refY='5'/>", [#"2: 'refX="center"' has no effect"#]),
      (
        "<linearGradient x1='0.5' x2='0.5'/>",
        ["2: a gradient without a length is drawn in another way than in browsers"]
      ),
      ("<linearGradient x2='0' y2='1'/>", []),
      (
        "<radialGradient r='0'/>",
        ["2: a gradient without a radius is drawn in another way than in browsers"]
      ),
      (
        "<svg style='width: 9px'/>",
        ["2: 'width' in the style of the element 'svg' has no effect"]
      ),
      (
        "<style>use { x: 9px }</style><use/>",
        ["2: 'x' in the style of the element 'use' has no effect"]
      ),
      ("<symbol opacity='0.5'/>", ["2: 'opacity' of a symbol has no effect"]),
      ("<rect systemLanguage='de'/>", ["2: 'systemLanguage' is decided for English"]),
      ("<text><tref href='#a'/></text>", ["2: 'tref' is drawn, which browsers do not do"]),
      (
        "<text style='text-decoration: underline wavy'>a</text>",
        ["2: 'text-decoration: underline wavy' has no effect"]
      ),
      ("<text text-decoration='underline overline'>a</text>", []),
      (
        "<rect filter='blur(3)'/>", ["2: 'filter: blur(3)' has no unit, and browsers ignore it"]
      ),
      ("<rect style='filter: blur(3px)'/>", []),
      (
        "<style>a:link { fill: red }</style>",
        ["2: the selector ':link' is not applied as in browsers"]
      ),
      (
        "<style>.a { --b: red } rect { fill: var(--b, blue) }</style>",
        ["2: the variable '--b' of a rule for some elements is not applied"]
      ),
    ] as [(String, [String])])
  func `what librsvg does not draw is noticed with its line`(
    content: String, expected: [String]
  ) throws {
    try #require(Self.notices(content) == expected)
  }

  // CSS Text: a line feed is a space; SVG 2, 10.6: an odd coordinate is left out alone; SVG 2, 6.2: a sheet
  // for print, or in another language than CSS, does not apply; CSS Syntax: names of properties have no case.
  @Test(arguments: [
    ("<text>\n one\ntwo\n</text>", "<text>\n one two\n</text>"),
    ("<text><tspan>a</tspan>\n<tspan>b</tspan>\n</text>", "</tspan> <tspan>b</tspan>\n</text>"),
    ("<text>a\n<tspan x='9'>b</tspan></text>", "<text>a\n<tspan"),
    ("<polygon points='1,2 3,4 5'/>", #"points="1 2 3 4""#),
    ("<polygon points='1,2 3,4'/>", "points='1,2 3,4'"),
    // SVG 2, 7.4: one radius that is 'auto' is the other; CSS Transforms 1: a style is before an attribute.
    ("<rect rx='auto' ry='2'/>", #"<rect ry="2"/>"#),
    ("<g transform='scale(2)' style='transform: none'/>", #"<g style="transform: none"/>"#),
    ("<g transform='scale(2)' style='transform: scaleX(3)'/>", #"transform="scale(3,1)""#),
    // Per cent are of the view box, of 60 by 40.
    ("<g style='transform: translate(50%, 25%)'/>", #"transform="translate(30,10)""#),
    // CSS Values 4, 6.2: 96 pixels are an inch, and 72 points.
    (
      "<g style='transform: TRANSLATE(1in, 72PT) rotate(0.5turn)'/>",
      #"transform="translate(96,96) rotate(180)""#
    ),
    (
      "<g style='transform: translate3d(0, 4px, 0) scale(150%)'/>",
      #""translate(0,4) scale(1.5,1.5)""#
    ),
    ("<g style='transform: skewY(100grad)'/>", #"transform="skewY(90)""#),
    // Of a medium 16, Chromium's 'small' is 13, 'large' 18 and 'x-large' 24, where the factors of
    // CSS Fonts 4, 2.5.1, give 14.2, 19.2 and 24.
    ("<text style='font-size: Large'/>", #"style="font-size: 18px""#),
    ("<text style='font: bold x-large/2 Inter'/>", #"style="font: bold 24px/2 Inter""#),
    ("<style>text { font-size:small }</style>", "text { font-size:13px }"),
    ("<style>.small { font-family: large }</style>", ".small { font-family: large }"),
    ("<style>text { /* x */ FONT-SIZE: large }</style>", "text { /* x */ FONT-SIZE: 18px }"),
    // What is after a size is the family.
    ("<text style='font: 14px Circular Medium'/>", "font: 14px Circular Medium"),
    ("<style media='print'>rect {}</style>", "<style media='print'></style>"),
    ("<style type='text/less'>rect {}</style>", "<style type='text/less'></style>"),
    ("<style media='screen, print'>rect {}</style>", "rect {}"),
    ("<rect style='FILL: Red; --A: B'/>", #"style="fill: Red; --A: B""#),
    // SVG 2, 13.5.3: a square cap of no length is a square; the line is a 2000th of the 60.
    ("<path stroke-linecap='square' d='M5 6h0'/>", #"d="M5 6h0M5 6h0.03""#),
    ("<g stroke-linecap='square'><path d='M5 6h1M7 8z'/></g>", #"d="M5 6h1M7 8zM7 8h0.03""#),
    ("<line style='stroke-linecap: square' x1='5' x2='5'/>", #"x2="5.03""#),
    ("<polyline stroke-linecap='square' points='5,6 5,6'/>", #"points="5,6 5,6 5.03 6""#),
    ("<path stroke-linecap='round' d='M5 6h0'/>", "d='M5 6h0'"),
    // SVG 2, 5.9: outside of a 'switch', too.
    ("<switch><g systemLanguage='de, en-GB'/></switch>", "<switch><g/></switch>"),
    ("<switch><g systemLanguage='de'/></switch>", #"<g systemLanguage="x-none"/>"#),
    ("<g systemLanguage='de'/>", #"<g style="display:none"/>"#),
    // Filter Effects 1, 9.4: a region restricts the result of a primitive.
    (
      "<filter><feOffset dx='5' x='1' width='9' result='a'/></filter>",
      #"<feOffset dx="5"/><feOffset x="1" width="9" result="a"/>"#
    ),
    // SVG 2, 5.5: a symbol is clipped to the viewport that its use makes.
    (
      "<symbol id='s' viewBox='0 0 2 2'/><use href='#s' x='5' width='9'/>",
      ##"<clipPath id="maquette-viewport-1"><rect x="5" width="9" height="100%"/></clipPath></use>"##
    ),
    (
      "<symbol id='s'/><use href='#s' x='5' y='6' filter='url(#f)'/>",
      ##"<g filter="url(#f)" transform="translate(5,6)"><use href="#s" clip-path="##
    ),
    ("<symbol id='s' overflow='visible'/><use href='#s'/>", "<use href='#s'/>"),
    ("<symbol id='s' overflow='visible'/>", #"<symbol id="s" style="overflow:hidden"/>"#),
  ])
  func `what librsvg reads in another way is written for it`(
    content: String, expected: String
  ) throws {
    let document = try Self.drawn(content)
    #expect(document.contains(expected), "\(document)")
  }

  // CSS Images 3: a side that is missing follows from the ratio; CSS's first font size is 16.
  @Test(arguments: [
    ("width='60' viewBox='0 0 100 50'", Size(width: 60, height: 30)),
    ("height='25' viewBox='0 0 100 50'", Size(width: 50, height: 25)),
    ("width='1in' viewBox='0 0 2 1'", Size(width: 96, height: 48)),
    ("width='2em' height='1em'", Size(width: 32, height: 16)),
    // SVG 2, 8.2: both are properties, which styles may give; an em is the root's own.
    ("style='width: 48px' viewBox='0 0 100 50'", Size(width: 48, height: 24)),
    (
      "width='9' height='9' style='width: 48px; height: auto' viewBox='0 0 2 1'",
      Size(width: 48, height: 24)
    ),
    ("width='2em' font-size='20' viewBox='0 0 2 1'", Size(width: 40, height: 20)),
  ])
  func `a size follows from one side`(attributes: String, expected: Size) throws {
    try #require(Self.picture("", attributes).size == expected)
  }

  // SVG 2, 8.2: a side of 0 draws nothing.
  @Test func `a side of 0 is not a size`() throws {
    #expect(throws: PictureError.unsupported("SVG without a size")) {
      try Self.picture("", "width='0' height='9' viewBox='0 0 2 1'")
    }
  }

  @Test func `a plain document is drawn as it is`() throws {
    let content = "<rect width='10' height='10' fill='red'/>"
    try #require(Self.drawn(content).hasSuffix("\n\(content)</svg>"))
    try #require(Self.notices(content) == [])
  }
}
