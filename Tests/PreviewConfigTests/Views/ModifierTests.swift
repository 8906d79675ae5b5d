import CellViews
import LayoutGeometry
import TestSupport
import Testing
import TextShaping

struct ModifierTests {
  @Test(
    arguments: [
      (
        "frame: { width: 10, alignment: leading }",
        NodeModifier.frame(FixedFrame(width: 10, alignment: .leading))
      ),
      (
        "frame: { maxWidth: infinity, minHeight: 4 }",
        .flexibleFrame(FlexibleFrame(maxWidth: .infinity, minHeight: 4))
      ),
      (
        "frame: { maxWidth: infinity, height: 4 }",
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, minHeight: 4, idealHeight: 4, maxHeight: 4))
      ),
      ("background: red", .background(ViewNode.color(.red).reachingUnderBars(), .center)),
      (
        "background: { content: red, ignoresSafeAreaEdges: [] }",
        .background(.color(.red), .center)
      ),
      ("ignoresSafeArea: [top, bottom]", .ignoresSafeArea(.vertical)),
      ("safeAreaPadding: { top: 8 }", .safeAreaPadding(EdgeInsets(top: 8))),
      ("background: divider", .background(.divider, .center)),
      ("overlay: { text: a }", .overlay(.text(TextNode("a")), .center)),
      (
        "overlay: { content: { text: a }, alignment: topTrailing }",
        .overlay(.text(TextNode("a")), .topTrailing)
      ),
      (
        "rotation3DEffect: { degrees: 40, axis: [1, 2, 0], anchor: leading, perspective: 0.5 }",
        .rotation3DEffect(
          Rotation3D(
            degrees: 40, axis: SIMD3(1, 2, 0), anchor: Point(x: 0, y: 0.5), perspective: 0.5))
      ),
      ("border: blue", .border(.blue, width: 1)),
      ("border: { color: blue, width: 2 }", .border(.blue, width: 2)),
      ("cornerRadius: 10", .clipShape(.roundedRectangle(cornerRadius: 10))),
      ("clipShape: circle", .clipShape(.circle)),
      ("clipShape: { roundedRectangle: 3 }", .clipShape(.roundedRectangle(cornerRadius: 3))),
      ("shadow: 3", .shadow(ShadowStyle(color: .black.opacity(0.33), radius: 3))),
      (
        "shadow: { color: red, radius: 3, x: 1, y: -2 }",
        .shadow(ShadowStyle(color: .red, radius: 3, x: 1, y: -2))
      ),
      // CSS's and Figma's blur is twice the deviation.
      (
        "shadow: { color: red, blur: 6, y: 2 }",
        .shadow(ShadowStyle(color: .red, radius: 3, y: 2))
      ),
      (
        "shadow: { color: red, blur: 6, spread: 2 }",
        .boxShadows(
          BoxShadows([BoxShadow(ShadowStyle(color: .red, radius: 3), spread: 2)]))
      ),
      (
        "shadow: [{ color: red, blur: 6 }, { color: blue, radius: 1, inner: true }]",
        .boxShadows(
          BoxShadows([
            BoxShadow(ShadowStyle(color: .red, radius: 3)),
            BoxShadow(ShadowStyle(color: .blue, radius: 1), isInner: true),
          ]))
      ),
      ("opacity: 0.5", .opacity(0.5)), ("aspectRatio: 2", .aspectRatio(2, .fit)),
      ("aspectRatio: { ratio: 2, contentMode: fill }", .aspectRatio(2, .fill)),
      ("contentMode: fit", .aspectRatio(nil, .fit)),
      ("fixedSize: ", .fixedSize(horizontal: true, vertical: true)),
      ("fixedSize: { vertical: true }", .fixedSize(horizontal: false, vertical: true)),
      ("layoutPriority: -1", .layoutPriority(-1)),
      ("accessibilityLabel: A", .accessibilityLabel("A")),
      ("id: grid", .id("grid")),
      (
        "dimensions: { edges: [bottom] }",
        .dimensions(Dimensions(edges: [.bottom], arrow: .blue, label: .orange))
      ),
      ("font: title2", .environment(.font(.style(.title2)))),
      (
        "font: { style: body, weight: semibold }",
        .environment(.font(.style(.body, weight: .semibold)))
      ),
      (
        "font: { size: 17, weight: bold, italic: true }",
        .environment(.font(.fixed(FontRequest(size: 17, weight: .bold, isItalic: true))))
      ),
      ("bold: ", .environment(.bold(true))), ("italic: false", .environment(.italic(false))),
      ("foregroundColor: secondary", .environment(.foregroundColor(.secondary))),
      ("multilineTextAlignment: trailing", .environment(.multilineTextAlignment(.trailing))),
      ("lineLimit: 2", .environment(.lineLimit(2))),
      ("lineLimit: none", .environment(.lineLimit(nil))),
      ("truncationMode: head", .environment(.truncationMode(.head))),
      (
        "font: { size: 20, relativeTo: title, design: serif }",
        .environment(
          .font(.designed(.scaled(FontRequest(size: 20), relativeTo: .title), .serif)))
      ),
      ("underline: ", .environment(.text(.underline(TextLine())))),
      ("underline: false", .environment(.text(.underline(nil)))),
      (
        "strikethrough: { color: red, pattern: dash }",
        .environment(.text(.strikethrough(TextLine(color: .red, pattern: .dash))))
      ),
      ("kerning: 2", .environment(.text(.kerning(2)))),
      ("tracking: -0.4", .environment(.text(.tracking(-0.4)))),
      ("baselineOffset: 3", .environment(.text(.baselineOffset(3)))),
      ("textCase: uppercase", .environment(.text(.letterCase(.uppercase)))),
      ("textCase: none", .environment(.text(.letterCase(nil)))),
      ("monospacedDigit: ", .environment(.text(.monospacedDigit(true)))),
      ("contextualAlternates: ", .environment(.text(.contextualAlternates(true)))),
      ("contextualAlternates: false", .environment(.text(.contextualAlternates(false)))),
      ("fontDesign: rounded", .environment(.text(.design(.rounded)))),
      ("lineSpacing: 4", .environment(.text(.lineSpacing(4)))),
      ("lineHeight: loose", .environment(.text(.lineHeight(.loose)))),
      ("lineHeight: none", .environment(.text(.lineHeight(nil)))),
      ("lineHeight: { exact: 24 }", .environment(.text(.lineHeight(.exact(24))))),
      ("lineHeight: { multiple: 1.5 }", .environment(.text(.lineHeight(.multiple(1.5))))),
      ("lineHeight: { leading: -2 }", .environment(.text(.lineHeight(.leading(-2))))),
      ("minimumScaleFactor: 0.5", .environment(.text(.minimumScaleFactor(0.5)))),
      ("allowsTightening: ", .environment(.text(.allowsTightening(true)))),
      ("hyphenation: ", .environment(.text(.hyphenation(true)))),
      ("hyphenation: false", .environment(.text(.hyphenation(false)))),
    ])
  func `a modifier is read`(written: String, modifier: NodeModifier) throws {
    try #require(
      view("view: { spacer: , \(written) }").dump
        == ViewNode.spacer(minLength: nil).modified(modifier).dump)
  }

  @Test func `modifiers apply in the order written`() throws {
    let expected = ViewNode.divider.modified(.padding(EdgeInsets(4))).modified(.opacity(0.5))
      .modified(.padding(EdgeInsets(8)))
    try #require(
      view("view: { divider: , modifiers: [{ padding: 4, opacity: 0.5 }, { padding: 8 }] }")
        .dump
        == expected.dump)
  }

  @Test func `a bare word in a list of modifiers is one without a value`() throws {
    try #require(
      view("view: { divider: , modifiers: [bold] }").dump
        == ViewNode.divider.modified(.environment(.bold(true))).dump)
  }

  @Test func `a shape takes fill and stroke itself`() throws {
    let shape = ShapeNode(
      .circle, fill: .color(.red),
      stroke: ShapeNode.Stroke(.color(.blue), lineWidth: 2, dash: [4, 2]))
    try #require(
      view(
        "view: { circle: , fill: red, stroke: { color: blue, lineWidth: 2, dash: [4, 2] } }"
      ).dump == ViewNode.shape(shape).dump)
  }

  @Test(
    arguments: [
      (
        "text: a, paddin: 4",
        "1:18+6: unknown modifier 'paddin' after text (did you mean 'padding'?)"
      ),
      (
        "text: a, sticky: 4",
        "1:18+6: unknown modifier 'sticky' after text ('sticky' belongs to collection)"
      ),
      ("text: a, fill: red", "1:18+4: 'fill' is for shapes, and not for text"),
      (
        "circle: , padding: 3, fill: red",
        "1:31+4: 'fill' is written after 'padding' (write it directly after 'circle')"
      ),
      (
        "text: a, frame: { minWidth: 4, maxWidth: 3 }",
        "1:25+1: frame: expected the bounds of the width in ascending order"
      ),
      (
        "text: a, shadow: { radius: 4, blur: 8 }",
        "1:26+1: shadow: expected one of 'radius' and 'blur'"
      ),
      (
        "text: a, shadow: { x: 4 }",
        "1:26+1: shadow: expected one of 'radius' and 'blur'"
      ),
      (
        "text: a, frame: { width: 4, maxWidth: 5 }",
        "1:25+1: frame: expected either 'width' or 'maxWidth' (a side has one length, or is between two)"
      ),
      (
        "text: a, font: { style: body, size: 3 }",
        "1:24+1: font: expected either 'style' or 'size' (write 'relativeTo' for a size that grows with a style)"
      ),
      (
        "text: a, font: { size: 3, family: Inter, design: serif }",
        "1:24+1: font: expected either 'family' or 'design'"
      ),
      (
        "text: a, minimumScaleFactor: 2",
        "1:38+1: minimumScaleFactor: expected at most 1, found 2"
      ),
      (
        "text: a, background: whit",
        "1:30+4: background: expected a colour, found 'whit' (did you mean 'white'?)"
      ),
      ("text: a, id: 3d", "1:22+2: id: expected a name of letters, digits and '_', found '3d'"),
      ("text: a, id: canvas", "1:22+6: id: 'canvas' has a meaning in expressions"),
      ("text: a, modifiers: 3", "1:29+1: modifiers: expected a list of modifiers, found '3'"),
    ])
  func `what is not a modifier is a mistake`(written: String, mistake: String) {
    expect(mistakes(in: "view: { \(written) }"), equals: [mistake])
  }
}
