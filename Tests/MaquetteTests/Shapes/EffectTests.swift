import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

private struct Arrowhead: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// Moves a view to the right by a part of its width.
private struct Nudge: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
      .concatenating(ProjectionTransform(CGAffineTransform(scaleX: 1, y: 2)))
  }
}

@MainActor @Suite struct EffectTests {
  @Test func `an effect of one's own has the view's size, and its top left corner as the origin`()
    throws
  {
    let lines = try listed(height: 30) {
      block(20, 10).modifier(Nudge(animatableData: 0.25))
      block(20, 10)
    }
    // A column 18 + 10 high in the middle of 100×30: at 40,1 and at 40,19. The first is 20 × 0.25 to
    // the right, and twice as high.
    #expect(lines == ["fill rect 45,1 20×20 #000000", "fill rect 40,19 20×10 #000000"])
  }

  @Test func `a turn and a scale change what is drawn and not the layout`() throws {
    let lines = try listed {
      VStack(spacing: 0) {
        block(20, 10).rotationEffect(.degrees(90))
        block(20, 10).scaleEffect(0.5, anchor: .topLeading)
        block(20, 10).scaleEffect(x: -1, y: 1, anchor: .leading)
      }
    }
    // The views are at 40,0, at 40,10 and at 40,20. The first turns about 50,5.
    #expect(
      lines == [
        "fill path M55,-5 L55,15 L45,15 L45,-5 Z #000000", "fill rect 40,10 10×5 #000000",
        "fill path M40,20 L20,20 L20,30 L40,30 Z #000000",
      ])
  }

  @Test func `a turn in space is an effect in perspective, and shapes without it`() throws {
    // At 40,0: seen from the front, the half of a turn by 60° about the middle, 50,5, is 5 on either side.
    let flat = try listed {
      block(20, 10).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(flat == ["fill rect 45,0 10×10 #000000"])
    let deep = try listed {
      block(20, 10).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    try #require(deep.count >= 2)
    #expect(deep[0].hasPrefix("group effect perspective("))
    #expect(deep[1].trimmingPrefix { $0 == " " } == "fill rect 40,0 20×10 #000000")
  }

  @Test func `texts and symbols turn as they are`() throws {
    let lines = try listed {
      Text("a").rotationEffect(.degrees(180))
      Image(systemName: "star").rotationEffect(.radians(.pi / 2))
    }
    try #require(lines.count == 2)
    #expect(lines[0].contains("turned -1,0,0,-1"))
    #expect(lines[1].contains("turned 0,1,-1,0"))
  }

  @Test func `a ring's part starts at the top`() throws {
    let lines = try listed(height: 20) {
      Circle().trim(from: 0, to: 0.25).stroke(.black, lineWidth: 2).rotationEffect(.degrees(-90))
    }
    // From the top of the circle about 50,10 to its right; the control points are 5.523 away.
    #expect(
      lines == ["stroke path M50,0 C55.523,0 60,4.477 60,10 width 2 #000000"])
  }

  @Test func `an arrow is mirrored where reading begins at the right, if it should be`() throws {
    func arrow(_ direction: LayoutDirection, _ flips: Bool) throws -> [String] {
      try listed(direction) {
        Arrowhead().fill(.black).frame(height: 10).flipsForRightToLeftLayoutDirection(flips)
      }
    }
    // From 0,0 to 100,5 and 0,10; mirrored about x = 50.
    let asDrawn = ["fill path M0,0 L100,5 L0,10 Z #000000"]
    let mirrored = ["fill path M100,0 L0,5 L100,10 Z #000000"]
    let leftToRight = try arrow(.leftToRight, true)
    expect(leftToRight, equals: asDrawn)
    // A shape of one's own is mirrored from right to left; mirrored again, it is as it is drawn.
    let flipped = try arrow(.rightToLeft, true)
    expect(flipped, equals: asDrawn)
    let unflipped = try arrow(.rightToLeft, false)
    expect(unflipped, equals: mirrored)
  }

  @Test func `nothing is drawn without an extent`() throws {
    let lines = try listed(height: 20) { block(10, 10).scaleEffect(0) }
    expect(lines, equals: [])
  }
}
