import CellViews
import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

/// Two sections, each of a header of 10 points, three rows of 20 and a footer of 10, by their axis.
@MainActor private func sections(_ axis: Axis, footers: Bool = false) -> some View {
  ForEach(0..<2, id: \.self) { section in
    Section {
      ForEach(0..<3) { _ in
        Color.red.frame(
          width: axis == .vertical ? nil : 20, height: axis == .vertical ? 20 : nil)
      }
    } header: {
      bar(axis, "header \(section)")
    } footer: {
      if footers { bar(axis, "footer \(section)") }
    }
  }
}

@MainActor private func bar(_ axis: Axis, _ name: String) -> some View {
  Color.blue.frame(width: axis == .vertical ? nil : 10, height: axis == .vertical ? 10 : nil)
    .id(name)
}

/// Where bars are in a viewport of 50 by 50 points.
@MainActor private func places(
  _ names: [String], along axis: Axis = .vertical, _ direction: LayoutDirection = .leftToRight,
  @ViewBuilder _ view: @escaping @MainActor () -> some View
) throws -> [Double?] {
  let canvas = PreviewCanvas(width: 50, height: .points(50), layoutDirection: direction)
  let views = try Preview("test", canvas: canvas, content: view).arranged().computed.views
  return names.map { views[$0]?.frame.origin[axis] }
}

@MainActor @Suite struct PinnedViewsTests {
  // A section without a footer is 70 points high: the second one starts at 70, and the content ends
  // at 140.
  @Test(
    arguments: [
      (0.0, [0.0, 70.0]),
      // At the viewport's start, and 70 − 30 below it.
      (30, [0, 40]),
      // Pushed by the second one, before which the first section ends: 60 − 65 and 70 − 65.
      (65, [-5, 5]),
      (70, [-10, 0]), (80, [-20, 0]),
    ] as [(Double, [Double])])
  func `a header stays at the start until the next section's pushes it`(
    y: Double, expected: [Double]
  ) throws {
    let position = ScrollPosition(y: y)
    let stack = try places(["header 0", "header 1"]) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) { sections(.vertical) }
      }
      .scrollPosition(.constant(position))
    }
    expect(stack, equals: expected)
    let grid = try places(["header 0", "header 1"]) {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]) {
          sections(.vertical)
        }
      }
      .scrollPosition(.constant(position))
    }
    // A grid's headers and footers are made as far as they are seen.
    expect(grid, equals: expected.map { $0 > -10 && $0 < 50 ? $0 : nil })
  }

  // With footers a section is 80 points high; that of the first is at 70 at rest.
  @Test(
    arguments: [
      // At the viewport's end, 50; the second section's is no nearer than after its header, 80 + 10.
      (0.0, [40.0, 90.0]),
      (25, [40, 65]),
      // At its place, 70 − 35; the second one's is after its header, 90 − 35.
      (35, [35, 55]),
      // The second one's is at the end as soon as its section is: 90 − 50.
      (50, [20, 40]), (90, [-20, 40]),
    ] as [(Double, [Double])])
  func `a footer stays at the end while its section is seen`(
    y: Double, expected: [Double]
  ) throws {
    let position = ScrollPosition(y: y)
    let stack = try places(["footer 0", "footer 1"]) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          sections(.vertical, footers: true)
        }
      }
      .scrollPosition(.constant(position))
    }
    expect(stack, equals: expected)
    let grid = try places(["footer 0", "footer 1"]) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem()], spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]
        ) {
          sections(.vertical, footers: true)
        }
      }
      .scrollPosition(.constant(position))
    }
    // A grid's headers and footers are made as far as they are seen.
    expect(grid, equals: expected.map { $0 > -10 && $0 < 50 ? $0 : nil })
  }

  @Test func `a footer before the section's end stops a header`() throws {
    let headers = try places(["header 0", "footer 0"]) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          sections(.vertical, footers: true)
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: 65)))
    }
    // The footer is at 70 − 65, and the header, of 10, before it.
    expect(headers, equals: [-5, 5])
  }

  @Test func `sideways, views stay at the leading edge`() throws {
    func places(_ direction: LayoutDirection) throws -> [[Double?]] {
      [
        try MaquetteTests.places(["header 0", "header 1"], along: .horizontal, direction) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders]) { sections(.horizontal) }
          }
          .scrollPosition(.constant(ScrollPosition(x: 65)))
        },
        try MaquetteTests.places(["header 0", "header 1"], along: .horizontal, direction) {
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]) {
              sections(.horizontal)
            }
          }
          .scrollPosition(.constant(ScrollPosition(x: 65)))
        },
      ]
    }
    // 60 − 65 and 70 − 65; mirrored in 50, each is 10 wide.
    try #require(try places(.leftToRight) == [[-5, 5], [-5, 5]])
    try #require(try places(.rightToLeft) == [[45, 35], [45, 35]])
  }

  @Test func `views stay after margins, and at their places without a scroll view`() throws {
    let inMargins = try places(["header 0"]) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) { sections(.vertical) }
      }
      .contentMargins(.top, 5)
      .scrollPosition(.constant(ScrollPosition(y: 30)))
    }
    expect(inMargins, equals: [5])
    let alone = try places(["header 0", "header 1"]) {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) { sections(.vertical) }
        .fixedSize(horizontal: false, vertical: true)
    }
    // 140 points in the middle of 50.
    expect(alone, equals: [-45, 25])
  }

  @Test func `space between sections stays out of a grid's headers`() throws {
    let places = try places(["header 0", "header 1"]) {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 4, pinnedViews: [.sectionHeaders]) {
          sections(.vertical)
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: 75)))
    }
    // A section is 10 + 3 · (4 + 20) = 82 high, and the second one starts at 86; the first header is
    // at 72 at most.
    expect(places, equals: [-3, 11])
  }

  @Test func `what stays in sight is above what scrolls under it`() throws {
    let lines = try listed(width: 50, height: 50) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            Color.red.frame(height: 200)
          } header: {
            Color.black.frame(width: 10, height: 10)
          }
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: 30)))
    }
    #expect(lines == ["fill rect 0,0 50×50 #FF3B30", "fill rect 20,0 10×10 #000000"])
  }

  @Test func `a lazy stack's views are at its edge, which is that of its room`() throws {
    let lines = try listed(width: 50) {
      LazyVStack(alignment: .leading) { block(10, 5) }
      LazyHStack(alignment: .bottom) { block(10, 5) }.frame(height: 20)
    }
    // The row is 8 points below the column, and its view at its end, 8 + 5 + 20 − 5.
    #expect(lines == ["fill rect 0,0 10×5 #000000", "fill rect 20,28 10×5 #000000"])
  }
}
