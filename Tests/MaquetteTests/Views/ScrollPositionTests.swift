import CellViews
import LayoutGeometry
import Maquette
import TestSupport
import Testing

/// Five rows of 20 points, named by their numbers, in a column named "content".
@MainActor private func rows(_ count: Int = 5) -> some View {
  VStack(spacing: 0) {
    ForEach(0..<count, id: \.self) { _ in Color.black.frame(height: 20) }
  }
  .id("content")
}

/// Five columns of 30 points, named by their numbers, in a row named "content".
@MainActor private var columns: some View {
  HStack(spacing: 0) {
    ForEach(0..<5, id: \.self) { _ in Color.black.frame(width: 30, height: 20) }
  }
  .id("content")
}

@MainActor private func arranged(
  _ direction: LayoutDirection = .leftToRight,
  @ViewBuilder _ view: @escaping @MainActor () -> some View
) throws -> PreviewArrangement {
  let canvas = PreviewCanvas(width: 100, height: .points(50), layoutDirection: direction)
  return try Preview("test", canvas: canvas, content: view).arranged()
}

/// The origin of the view named "content", in a viewport of 100 by 50 points.
@MainActor private func origin(
  _ direction: LayoutDirection = .leftToRight,
  @ViewBuilder of view: @escaping @MainActor () -> some View
) throws -> Point {
  try #require(try arranged(direction, view).computed.views["content"]).frame.origin
}

/// How far rows are scrolled up by a change of their scroll view.
@MainActor private func offset<Changed: View>(
  rows count: Int = 5, _ change: @escaping @MainActor (ScrollView<AnyView>) -> Changed
) throws -> Double {
  -(try origin { change(ScrollView { AnyView(rows(count)) }) }.y)
}

@MainActor private func mistakes(
  @ViewBuilder _ view: @escaping @MainActor () -> some View
) throws -> [ScrollMistake] {
  try arranged(.leftToRight, view).notices.compactMap {
    if case .notScrolled(let mistake, file: _, line: _) = $0.finding { mistake } else { nil }
  }
}

// Rows are 100 points high in a viewport of 50: the last offset is 50.
@MainActor @Suite struct ScrollPositionTests {
  @Test func `an edge is where the content begins or ends`() throws {
    func offset(_ edge: Edge) throws -> Double {
      try MaquetteTests.offset { $0.scrollPosition(.constant(ScrollPosition(edge: edge))) }
    }
    try #require(try offset(.bottom) == 50)
    try #require(try offset(.top) == 0)
    // Along the other axis nothing scrolls.
    try #require(try offset(.trailing) == 0)
  }

  @Test(arguments: [(15.0, 15.0), (500, 50), (-10, 0)])
  func `a point stays within the content`(y: Double, expected: Double) throws {
    let scrolled = try offset { $0.scrollPosition(.constant(ScrollPosition(y: y))) }
    expect(scrolled, equals: expected)
    let moved = try offset {
      var position = ScrollPosition()
      position.scrollTo(point: CGPoint(x: 7, y: y))
      return $0.scrollPosition(.constant(position))
    }
    expect(moved, equals: expected)
  }

  // The third row is from 40 to 60: its top is at the viewport's at 40; its middle, 50, at 25 at
  // 25; its bottom at 10; and the point at a quarter of it, 45, at 12.5 at 32.5.
  @Test(arguments: [
    (UnitPoint.top, 40.0), (.center, 25), (.bottom, 10), (UnitPoint(x: 0, y: 0.25), 32.5),
  ])
  func `an anchor of a view is at the viewport's`(anchor: UnitPoint, expected: Double) throws {
    let byID = try offset { $0.scrollPosition(id: .constant(2), anchor: anchor) }
    expect(byID, equals: expected)
    let byPosition = try offset {
      $0.scrollPosition(.constant(ScrollPosition(id: 2, anchor: anchor)), anchor: .bottomLeading)
    }
    expect(byPosition, equals: expected)
    let byModifier = try offset {
      $0.scrollPosition(.constant(ScrollPosition(id: 2)), anchor: anchor)
    }
    expect(byModifier, equals: expected)
  }

  @Test func `without an anchor, a view is scrolled no further than into sight`() throws {
    func offset(_ id: Int?, from anchor: UnitPoint? = nil) throws -> Double {
      try MaquetteTests.offset {
        $0.scrollPosition(id: .constant(id)).defaultScrollAnchor(anchor)
      }
    }
    // The third row ends at 60: 10 points below the viewport.
    try #require(try offset(2) == 10)
    try #require(try offset(1) == 0)
    try #require(try offset(nil) == 0)
    // From the bottom, from 50 to 100: the second row starts at 20, and the fourth is seen.
    try #require(try offset(1, from: .bottom) == 20)
    try #require(try offset(3, from: .bottom) == 50)
  }

  @Test func `a view that is higher than the viewport is seen from its start`() throws {
    let origin = try origin {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          Color.black.frame(height: 80).id("content")
        }
      }
      .scrollPosition(id: .constant("content"))
    }
    expect(origin, equals: .zero)
  }

  @Test func `no offset shows what is beyond the content's end`() throws {
    let scrolled = try offset { $0.scrollPosition(id: .constant(4), anchor: .top) }
    expect(scrolled, equals: 50)
  }

  @Test func `an id that no view has is noticed, with its line`() throws {
    let line: UInt = #line + 3
    let screen = try arranged {
      ScrollView { rows() }
        .scrollPosition(id: .constant(9))
    }
    expect(
      screen.notices.map(\.finding),
      equals: [
        .notScrolled(
          .noView(id: "9"), file: "MaquetteTests/ScrollPositionTests.swift", line: line)
      ])
    expect(screen.computed.views["content"]?.frame.minY, equals: 0)
  }

  @Test func `the views of a scroll view inside are not those of the one around`() throws {
    let found = try mistakes {
      ScrollView {
        ScrollView(.horizontal) { columns }
        Color.black.frame(height: 100)
      }
      .scrollPosition(id: .constant(3))
    }
    expect(found, equals: [.noView(id: "3")])
  }

  @Test func `a position is that of the nearest scroll views, and not of those in them`() throws {
    let origin = try origin {
      ScrollView {
        ScrollView(.horizontal) { columns }
        Color.black.frame(height: 100)
      }
      .scrollPosition(.constant(ScrollPosition(x: 20, y: 5)))
    }
    expect(origin, equals: Point(x: 0, y: -5))
    let inner = try MaquetteTests.origin {
      ScrollView {
        ScrollView(.horizontal) { columns }.scrollPosition(.constant(ScrollPosition(x: 20)))
        Color.black.frame(height: 100)
      }
      .scrollPosition(.constant(ScrollPosition(y: 5)))
    }
    expect(inner, equals: Point(x: -20, y: -5))
  }

  @Test func `a cell of a lazy grid is found by its identity`() throws {
    let scrolled = try arranged {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<8, id: \.self) { _ in Color.black.frame(height: 20) }
        }
        .id("content")
      }
      .scrollPosition(id: .constant(5), anchor: .bottom)
    }
    // The sixth cell is in the third row, which ends at 60.
    expect(scrolled.computed.views["content"]?.frame.minY, equals: -10)
  }

  @Test func `a list does not take a position, which is noticed`() throws {
    let line: UInt = #line + 2
    let screen = try arranged {
      List { Text("A").id("a") }.scrollPosition(id: .constant("a"))
    }
    expect(
      screen.notices.map(\.finding),
      equals: [
        .undrawn(
          word: "scrollPosition", file: "MaquetteTests/ScrollPositionTests.swift", line: line)
      ])
  }
}

@MainActor @Suite struct ScrollAxisTests {
  // The row is 150 points wide in a viewport of 100.
  @Test func `a row is scrolled from its leading edge`() throws {
    func position(_ position: ScrollPosition, _ direction: LayoutDirection) throws -> Double {
      try origin(direction) {
        ScrollView(.horizontal) { columns }.scrollPosition(.constant(position))
      }.x
    }
    try #require(try position(ScrollPosition(x: 20), .leftToRight) == -20)
    try #require(try position(ScrollPosition(edge: .trailing), .leftToRight) == -50)
    try #require(
      try position(ScrollPosition(id: 1, anchor: .leading), .leftToRight) == -30)
    // From right to left the content's right edge is 20, 50 and 30 points beyond the viewport's.
    try #require(try position(ScrollPosition(x: 20), .rightToLeft) == -30)
    try #require(try position(ScrollPosition(edge: .trailing), .rightToLeft) == 0)
    try #require(
      try position(ScrollPosition(id: 1, anchor: .leading), .rightToLeft) == -20)
  }

  @Test func `content scrolls along both axes`() throws {
    func origin(
      _ position: ScrollPosition = ScrollPosition(), from anchor: UnitPoint? = nil,
      _ direction: LayoutDirection = .leftToRight
    ) throws -> Point {
      try MaquetteTests.origin(direction) {
        ScrollView([.horizontal, .vertical]) {
          Color.black.frame(width: 150, height: 100).id("content")
        }
        .scrollPosition(.constant(position))
        .defaultScrollAnchor(anchor)
      }
    }
    try #require(try origin() == .zero)
    try #require(try origin(ScrollPosition(x: 20, y: 10)) == Point(x: -20, y: -10))
    try #require(try origin(ScrollPosition(edge: .bottom)) == Point(x: 0, y: -50))
    try #require(try origin(from: .bottomTrailing) == Point(x: -50, y: -50))
    // The right edge is at the viewport's at first, and 20 points further there.
    try #require(try origin(ScrollPosition(x: 20, y: 10), .rightToLeft) == Point(x: -30, y: -10))
    // One axis is left where the anchor has it.
    try #require(try origin(ScrollPosition(y: 10), from: .center) == Point(x: -25, y: -10))
  }

  @Test func `content that is smaller along both axes is in the middle`() throws {
    let origin = try origin {
      ScrollView([.horizontal, .vertical]) {
        Color.black.frame(width: 40, height: 20).id("content")
      }
    }
    // Half of 100 − 40 and of 50 − 20.
    expect(origin, equals: Point(x: 30, y: 15))
  }
}

@MainActor @Suite struct ScrollAnchorTests {
  @Test(arguments: [
    (UnitPoint.bottom, 50.0), (.center, 25), (.top, 0), (UnitPoint(x: 0, y: 0.1), 5),
  ])
  func `an anchor is the part of the content that is seen at first`(
    anchor: UnitPoint, expected: Double
  ) throws {
    let scrolled = try offset { $0.defaultScrollAnchor(anchor) }
    expect(scrolled, equals: expected)
  }

  @Test func `content that is shorter than the viewport is at the anchor`() throws {
    func start(_ anchor: UnitPoint?, _ role: ScrollAnchorRole? = nil) throws -> Double {
      try -offset(rows: 1) { view in
        role.map { view.defaultScrollAnchor(anchor, for: $0) } ?? view.defaultScrollAnchor(anchor)
      }
    }
    // A row of 20 in 50.
    try #require(try start(nil) == 0)
    try #require(try start(.bottom) == 30)
    try #require(try start(.center) == 15)
    try #require(try start(.bottom, .alignment) == 30)
    try #require(try start(.bottom, .initialOffset) == 0)
    try #require(try start(.bottom, .sizeChanges) == 0)
  }

  @Test func `a role decides one thing alone`() throws {
    func scrolled(_ role: ScrollAnchorRole) throws -> Double {
      try offset { $0.defaultScrollAnchor(.bottom, for: role) }
    }
    try #require(try scrolled(.initialOffset) == 50)
    try #require(try scrolled(.alignment) == 0)
    let both = try offset {
      $0.defaultScrollAnchor(.top, for: .initialOffset).defaultScrollAnchor(.bottom)
    }
    // The one that is nearer to the scroll view wins.
    expect(both, equals: 0)
  }

  @Test func `a position comes before an anchor`() throws {
    let scrolled = try offset {
      $0.scrollPosition(.constant(ScrollPosition(y: 12))).defaultScrollAnchor(.bottom)
    }
    expect(scrolled, equals: 12)
  }
}

@MainActor @Suite struct ScrollTargetTests {
  // Six rows are 120 points high: the last offset is 70, and the pages start at 0 and 50.
  @Test(arguments: [(20.0, 0.0), (30, 50), (60, 50), (75, 50)])
  func `paging ends at the nearest viewport`(y: Double, expected: Double) throws {
    let scrolled = try offset(rows: 6) {
      $0.scrollTargetBehavior(.paging).scrollPosition(.constant(ScrollPosition(y: y)))
    }
    expect(scrolled, equals: expected)
  }

  // Rows start at 0, 20 and 40, and the content ends at 50.
  @Test(arguments: [(27.0, 20.0), (9, 0), (46, 50)])
  func `scrolling by views ends at the nearest one's start`(
    y: Double, expected: Double
  ) throws {
    let scrolled = try -origin {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<5) { _ in Color.black.frame(height: 20) } }
          .scrollTargetLayout()
          .id("content")
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(.constant(ScrollPosition(y: y)))
    }.y
    expect(scrolled, equals: expected)
  }

  @Test func `the cells of a grid are targets, after margins, from right to left, too`() throws {
    func start(_ direction: LayoutDirection) throws -> Double {
      try origin(direction) {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(), GridItem()], spacing: 10) {
            ForEach(0..<10) { _ in Color.black.frame(width: 40) }
          }
          .scrollTargetLayout()
          .id("content")
        }
        .contentMargins(.horizontal, 15)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(.constant(ScrollPosition(x: 60)))
      }.x
    }
    // Columns start at 15, 65 and 115, 50 apart; after the margin of 15, the offsets are 0, 50 and 100.
    // The grid is 5 · 40 + 4 · 10 = 240 wide, and starts at 15 − 50.
    try #require(try start(.leftToRight) == -35)
    // Its right edge is at 100 − 15 + 50 = 135.
    try #require(try start(.rightToLeft) == -105)
  }

  @Test func `views to align are missed, and a point is kept`() throws {
    @MainActor func view() -> some View {
      ScrollView { rows() }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(.constant(ScrollPosition(y: 27)))
    }
    let (found, start) = try (mistakes(view), origin(of: view))
    expect(found, equals: [.noTargets])
    expect(start, equals: Point(x: 0, y: -27))
  }

  @Test func `a view is where its anchor has it`() throws {
    let scrolled = try offset {
      $0.scrollTargetBehavior(.paging).scrollPosition(id: .constant(1), anchor: .top)
    }
    expect(scrolled, equals: 20)
  }

  @Test func `a view that is scrolled to is after the margin`() throws {
    let scrolled = try -offset {
      $0.contentMargins(.vertical, 10).scrollPosition(id: .constant(2), anchor: .top)
    }
    // The third row, 40 points below the content's start, is 10 below the viewport's.
    expect(scrolled, equals: -30)
  }
}
