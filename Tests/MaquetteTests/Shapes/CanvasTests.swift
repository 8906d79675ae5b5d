import CellViews
import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

@MainActor @Suite struct CanvasTests {
  @Test func `paths are filled and stroked where the canvas is`() throws {
    let lines = try listed(height: 40) {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 4, height: 10)), with: .color(.black))
        context.stroke(
          Path { path in path.addLines([.zero, CGPoint(x: 8, y: 8)]) }, with: .foreground,
          lineWidth: 2)
      }
      .padding(10)
    }
    // The canvas is 80 × 20 at 10,10; a quarter of its width is 20.
    #expect(
      lines == [
        "fill path M10,10 L30,10 L30,20 L10,20 Z #000000",
        "stroke path M10,10 L18,18 width 2 #000000",
      ])
  }

  @Test func `coordinates are from the left where leading is on the right`() throws {
    let lines = try listed(height: 20, .rightToLeft) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 10)), with: .color(.black))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 20)))
        context.fill(Path(CGRect(x: 30, y: 10, width: 30, height: 10)), with: .color(.black))
      }
    }
    #expect(
      lines == [
        "fill path M0,0 L30,0 L30,10 L0,10 Z #000000",
        "group clip path M0,0 L40,0 L40,20 L0,20 Z",
        "fill path M30,10 L60,10 L60,20 L30,20 Z #000000",
      ])
  }

  @Test func `a later transform applies first, as in CoreGraphics`() throws {
    let lines = try listed(height: 40) {
      Canvas { context, _ in
        context.translateBy(x: 20, y: 10)
        var turned = context
        turned.rotate(by: .degrees(90))
        turned.scaleBy(x: 2, y: 1)
        turned.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 5)), with: .color(.black))
        // A copy's settings are its own.
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
      }
    }
    // Scaled to 20 × 5, turned to x from -5 to 0 and y from 0 to 20, and moved by 20,10.
    #expect(
      lines == [
        "fill path M20,10 L20,30 L15,30 L15,10 Z #000000",
        "fill path M20,10 L21,10 L21,11 L20,11 Z #000000",
      ])
  }

  @Test func `an inverse clip leaves a hole`() throws {
    let covered = try picture {
      Canvas { context, size in
        context.clip(
          to: Path(CGRect(x: 10, y: 10, width: 10, height: 10)), options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }
    }
    expect(covered, equals: 100 * 40 - 10 * 10)
  }

  @Test func `what is drawn is seen where even outlines are holes`() throws {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let evenOdd = try picture {
      Canvas { context, _ in
        context.fill(rings, with: .color(.black), style: FillStyle(eoFill: true))
      }
    }
    let nonzero = try picture { Canvas { context, _ in context.fill(rings, with: .color(.black)) } }
    expect(evenOdd, equals: 20 * 20 - 10 * 10)
    expect(nonzero, equals: 20 * 20)
  }

  @Test func `a gradient is between points of the canvas`() throws {
    let lines = try listed(height: 40) {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 50, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 25, y: 0),
            endPoint: CGPoint(x: 50, y: 20)))
      }
      .padding(.leading, 20)
    }
    // The canvas begins at 20.
    try #require(lines.count == 1)
    #expect(lines[0].contains("45,0"))
    #expect(lines[0].contains("70,20"))
  }

  @Test func `a text has a point of it at a point of the canvas`() throws {
    var measured = CGSize.zero
    let lines = try listed(height: 60) {
      Canvas { context, size in
        let text = context.resolve(Text("Hello").font(.system(size: 10)))
        measured = text.measure(in: size)
        context.fill(
          Path(CGRect(origin: CGPoint(x: 50, y: 30), size: measured)), with: .color(.black))
        context.draw(text, at: CGPoint(x: 50, y: 30), anchor: .bottomTrailing)
        context.draw(
          Text("Hello").font(.system(size: 10)), in: CGRect(x: 50, y: 30, width: 50, height: 20))
      }
    }
    try #require(lines.count == 3)
    let glyphs = lines.filter { $0.hasPrefix("text") || $0.hasPrefix("glyph") }
    try #require(glyphs.count == 2)
    // The first text ends where the second one begins, on both axes.
    func origin(_ line: String) throws -> [Double] {
      let place = try #require(line.firstMatch(of: /(-?[0-9.]+),(-?[0-9.]+)/))
      return try [#require(Double(place.1)), #require(Double(place.2))]
    }
    let (first, second) = (try origin(glyphs[0]), try origin(glyphs[1]))
    #expect(abs(second[0] - first[0] - Double(measured.width)) < 0.001)
    #expect(abs(second[1] - first[1] - Double(measured.height)) < 0.001)
  }

  @Test func `symbols are drawn by their tags`() throws {
    let lines = try listed(height: 40) {
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        context.draw(dot, at: CGPoint(x: 20, y: 20))
        context.draw(dot, in: CGRect(x: 50, y: 0, width: 20, height: 6))
        #expect(context.resolveSymbol(id: "line") == nil)
        expect(dot.size, equals: CGSize(width: 4, height: 2))
      } symbols: {
        block(4, 2).tag("dot")
        block(9, 9)
      }
    }
    // The dot is 4 × 2; in the rectangle it is drawn 5 times as wide and 3 times as high.
    #expect(lines == ["fill rect 18,19 4×2 #000000", "fill rect 50,0 20×6 #000000"])
  }

  @Test func `a symbol without a size of its own is as large as the canvas`() throws {
    let lines = try listed(width: 30, height: 40) {
      Canvas { context, _ in
        guard let ground = context.resolveSymbol(id: "ground") else { return }
        expect(ground.size, equals: CGSize(width: 30, height: 40))
        context.draw(ground, at: CGPoint(x: 15, y: 20))
      } symbols: {
        Color.black.tag("ground")
      }
    }
    expect(lines, equals: ["fill rect 0,0 30×40 #000000"])
  }

  @Test func `a layer is faded as a whole`() throws {
    let lines = try listed(height: 40) {
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
          layer.fill(Path(CGRect(x: 5, y: 0, width: 10, height: 10)), with: .color(.black))
        }
      }
    }
    try #require(lines.count == 3)
    #expect(lines[0].contains("opacity 0.5"))
  }

  @Test func `what is not drawn is noticed with the canvas's line`() throws {
    let canvas = PreviewCanvas(width: 100, height: .points(40))
    let line: UInt = #line + 2
    let preview = Preview("test", canvas: canvas) {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .style(Color.red.shadow(.drop(radius: 2))))
      }
    }
    let findings = try preview.arranged().notices.map(\.finding)
    for word in ["alphaThreshold", "shadow"] {
      let file = "MaquetteTests/CanvasTests.swift"
      #expect(findings.contains(.undrawn(word: word, file: file, line: line)))
    }
  }

  @Test func `a canvas without an area draws nothing`() throws {
    let lines = try listed(height: 0) {
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
      .frame(width: 0)
    }
    expect(lines, equals: [])
  }

  /// How many pixels of a canvas of 100 × 40 points, at a scale of 1, are covered.
  private func picture(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws -> Int {
    let canvas = PreviewCanvas(width: 100, height: .points(40), scale: 1, isTransparent: true)
    let png = try Preview("test", canvas: canvas, content: content).png()
    return try decodedPixels(png).filter { $0 >> 24 == 255 }.count
  }
}
