import LayoutGeometry
import LibraryTestSupport
import Maquette
import Testing

/// A row of views with a space between them and a width of their own.
private struct Row: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      subview.place(
        at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
      x += dimensions.width + spacing
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Shares the width by the views' weights, and counts how often it has made its cache.
private struct Shares: Layout {
  struct Cache {
    var total: CGFloat
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(total: subviews.reduce(0) { $0 + $1[Weight.self] })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache.total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Leaves its views where they are.
private struct Idle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 60, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@MainActor @Suite struct OwnLayoutContainerTests {
  @Test func `a layout measures its container and places the views in it`() throws {
    let lines = try listed {
      Row {
        block(10, 5)
        block(20, 15)
      }
    }
    // 10 + 4 + 20 = 34 points in the middle of 100, on the bottom of a row 15 high.
    #expect(lines == ["fill rect 33,10 10×5 #000000", "fill rect 47,0 20×15 #000000"])
  }

  @Test func `a layout is mirrored from right to left`() throws {
    let lines = try listed(.rightToLeft) {
      Row {
        block(10, 5)
        block(20, 15)
      }
    }
    // The row spans 33 to 67: the first view ends at its right edge.
    #expect(lines == ["fill rect 57,10 10×5 #000000", "fill rect 33,0 20×15 #000000"])
  }

  @Test func `a view that is not placed is in the middle of its container`() throws {
    let lines = try listed { Idle { block(10, 10) } }
    // The container is at 20: 20 + (60 - 10) / 2.
    #expect(lines == ["fill rect 45,5 10×10 #000000"])
  }

  @Test func `a layout reads the values of its views and keeps what it worked out`() throws {
    let lines = try listed {
      Shares {
        Color.black
        // A value goes through the modifiers that are written after it.
        Color.black.layoutValue(key: Weight.self, value: 3).padding(.leading, 5)
      }
    }
    // A quarter and three quarters of 100.
    #expect(lines == ["fill rect 0,0 25×10 #000000", "fill rect 30,0 70×10 #000000"])
  }

  @Test func `a modifier after several views gives each a value`() throws {
    let lines = try listed {
      Shares {
        Color.black
        Group {
          Color.black
          Color.black
        }
        .layoutValue(key: Weight.self, value: 2)
      }
    }
    // A fifth, and two fifths twice.
    #expect(
      lines == [
        "fill rect 0,0 20×10 #000000", "fill rect 20,0 40×10 #000000",
        "fill rect 60,0 40×10 #000000",
      ])
  }

  @Test func `stacks' layouts draw what stacks draw`() throws {
    @ViewBuilder func views() -> some View {
      block(10, 5)
      Spacer()
      block(20, 15)
      Divider()
    }
    let column = try listed(height: 100) { VStack(alignment: .leading, spacing: 3) { views() } }
    try #require(
      listed(height: 100) { VStackLayout(alignment: .leading, spacing: 3) { views() } } == column)
    let row = try listed(height: 100) { HStack(alignment: .top) { views() } }
    try #require(
      listed(height: 100) { AnyLayout(HStackLayout(alignment: .top)) { views() } } == row)
    let layers = try listed(height: 100) { ZStack(alignment: .bottom) { views() } }
    try #require(
      listed(height: 100) { AnyLayout(ZStackLayout(alignment: .bottom)) { views() } } == layers)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a layout can use a stack's`(_ direction: LayoutDirection) throws {
    struct Wrapped: Layout {
      let row = AnyLayout(HStackLayout(alignment: .bottom, spacing: 2))

      func makeCache(subviews: Subviews) -> AnyLayout.Cache { row.makeCache(subviews: subviews) }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
      ) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout AnyLayout.Cache
      ) {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    @ViewBuilder func views() -> some View {
      block(10, 5)
      Color.black.frame(height: 15)
    }
    let expected = try listed(direction) { HStack(alignment: .bottom, spacing: 2) { views() } }
    try #require(listed(direction) { Wrapped { views() } } == expected)
  }

  @Test func `guides of the views in a container are its own`() throws {
    let lines = try listed {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Row { block(10, 10).alignmentGuide(.firstTextBaseline) { _ in 3 } }
        block(10, 20)
      }
    }
    // The second view's baseline is its bottom, at 20; the first's third point is there.
    #expect(lines == ["fill rect 40,17 10×10 #000000", "fill rect 50,0 10×20 #000000"])
  }

  @Test func `a view that cannot be measured is an error, though the layout does not throw`() throws
  {
    #expect(throws: ViewError.self) {
      try listed { Row { Color.black.frame(minWidth: .infinity) } }
    }
  }
}
