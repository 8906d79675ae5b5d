import LayoutGeometry
import LibraryTestSupport
import Maquette
import Testing

private struct Corner: InsettableShape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var triangle = self
    triangle.inset += amount
    return triangle
  }
}

@MainActor @Suite struct ShapeTests {
  @Test func `a shape of one's own is drawn in its space, and filled with the foreground`() throws {
    let lines = try listed(height: 40) { Corner().frame(width: 40, height: 20) }
    // In the middle: at 30,10.
    #expect(lines == ["fill path M30,10 L70,10 L30,30 Z #000000"])
  }

  @Test func `a shape is mirrored from right to left`() throws {
    let lines = try listed(height: 40, .rightToLeft) {
      Corner().fill(.black).frame(width: 40, height: 20)
    }
    #expect(lines == ["fill path M70,10 L30,10 L70,30 Z #000000"])
  }

  @Test func `a border is inside of the outline, a stroke on both sides of it`() throws {
    let lines = try listed(height: 40) {
      HStack(spacing: 0) {
        Corner().strokeBorder(.black, lineWidth: 4)
        Rectangle().strokeBorder(.black, lineWidth: 4)
        RoundedRectangle(cornerRadius: 6).fill(.white).strokeBorder(.black, lineWidth: 2)
        Rectangle().stroke(lineWidth: 1)
      }
    }
    // Four spaces of 25 × 40; a border's middle is half of its width inside.
    #expect(
      lines == [
        "stroke path M2,2 L23,2 L2,38 Z width 4 #000000",
        "stroke rect 27,2 21×36 width 4 #000000",
        "fill rounded 50,0 25×40 radius 6 continuous #FFFFFF",
        "stroke rounded 51,1 23×38 radius 5 continuous width 2 #000000",
        "stroke rect 75,0 25×40 width 1 #000000",
      ])
  }

  @Test func `a style's caps, joins, dashes and limit are drawn`() throws {
    let lines = try listed(height: 20) {
      Capsule().stroke(
        .black,
        style: StrokeStyle(
          lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [8, 4], dashPhase: 3))
      Rectangle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .square, miterLimit: 4))
    }
    // Two spaces of 6 points, 8 apart; the capsule's ends have half of its height.
    #expect(
      lines == [
        "stroke rounded 0,0 100×6 radius 3 width 2 dash 8,4 phase 3 cap round join bevel #000000",
        "stroke rect 0,14 100×6 width 3 cap square miter 4 #000000",
      ])
  }

  @Test func `uneven corners change sides with the layout direction`() throws {
    @ViewBuilder func corners() -> some View {
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4)
    }
    let lines = try listed(height: 20) { corners() }
    try #require(lines == ["fill rounded 0,0 100×20 radii 8,0,4,0 continuous #000000"])
    let mirrored = try listed(height: 20, .rightToLeft) { corners() }
    try #require(mirrored == ["fill rounded 0,0 100×20 radii 0,8,0,4 continuous #000000"])
  }

  @Test func `an even-odd fill is part of its path`() throws {
    let lines = try listed(height: 20) {
      Path { path in
        path.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      }
      .fill(.black, style: FillStyle(eoFill: true))
    }
    #expect(
      lines == ["fill path evenodd M0,0 L8,0 L8,8 L0,8 Z M2,2 L6,2 L6,6 L2,6 Z #000000"])
  }

  @Test func `a trimmed outline is a part of its length`() throws {
    let lines = try listed(height: 20) {
      Rectangle().trim(from: 0, to: 0.5).stroke(.black).frame(width: 30, height: 10)
    }
    // Half of the circumference of 80, from the top left: the top and the right side.
    #expect(lines == ["stroke path M35,5 L65,5 L65,15 width 1 #000000"])
  }

  @Test func `a circle's outline begins at its right and goes down`() throws {
    let lines = try listed(height: 20) { Circle().trim(from: 0, to: 0.25).stroke(.black) }
    // The circle's middle is 50,10. The control points are 10 × 0.5523 from the ends.
    #expect(
      lines == ["stroke path M60,10 C60,15.523 55.523,20 50,20 width 1 #000000"])
  }

  @Test func `shapes are turned, moved and scaled in their space`() throws {
    let lines = try listed(height: 20) {
      HStack(spacing: 0) {
        Corner().rotation(.degrees(180)).fill(.black)
        Corner().offset(x: 3, y: 1).fill(.black)
        Corner().scale(0.5, anchor: .topLeading).fill(.black)
        Corner().size(width: 8, height: 4).fill(.black)
      }
    }
    // Spaces of 25 × 20.
    #expect(
      lines == [
        "fill path M25,20 L0,20 L25,0 Z #000000", "fill path M28,1 L53,1 L28,21 Z #000000",
        "fill path M50,0 L62.5,0 L50,10 Z #000000", "fill path M75,0 L83,0 L75,4 Z #000000",
      ])
  }

  @Test func `any shape clips`() throws {
    let lines = try listed(height: 20) { Color.black.clipShape(Corner()) }
    #expect(lines == ["fill path M0,0 L100,0 L0,20 Z #000000"])
    let rounded = try listed(height: 20) {
      Color.black.clipShape(.rect(topLeadingRadius: 5, bottomTrailingRadius: 3))
    }
    #expect(rounded == ["fill rounded 0,0 100×20 radii 5,0,3,0 continuous #000000"])
  }
}
