import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing

private struct Widths: PreferenceKey {
  static let defaultValue: [Double] = []

  static func reduce(value: inout [Double], nextValue: () -> [Double]) {
    value += nextValue()
  }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Bars under each other, as long as the numbers.
private struct Bars: View {
  let widths: [Double]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(widths, id: \.self) { block($0, 1) }
    }
  }
}

@MainActor @Suite struct PreferenceTests {
  @Test func `an overlay reads what the views report, in their order`() throws {
    let lines = try listed(height: 50) {
      HStack(spacing: 0) {
        Color.clear.preference(key: Widths.self, value: [11])
        VStack { Color.clear.preference(key: Widths.self, value: [12, 13]) }
      }
      .overlayPreferenceValue(Widths.self, alignment: .topLeading) { Bars(widths: $0) }
    }
    #expect(
      lines == [
        "fill rect 0,0 11×1 #000000", "fill rect 0,1 12×1 #000000", "fill rect 0,2 13×1 #000000",
      ])
  }

  @Test func `a background reads values, and is drawn first`() throws {
    let lines = try listed(height: 50) {
      Color.red.frame(width: 20, height: 20)
        .preference(key: Widths.self, value: [11])
        .backgroundPreferenceValue(Widths.self, alignment: .bottomTrailing) { Bars(widths: $0) }
    }
    // The view is at 40,15: 60 - 11 and 35 - 1.
    #expect(lines == ["fill rect 49,34 11×1 #000000", "fill rect 40,15 20×20 #FF3B30"])
  }

  @Test func `a view's value is reported instead of those in it, and can be changed`() throws {
    let lines = try listed(height: 50) {
      Color.clear.preference(key: Widths.self, value: [1])
        .preference(key: Widths.self, value: [2])
        .transformPreference(Widths.self) { $0.append(3) }
        .overlayPreferenceValue(Widths.self, alignment: .topLeading) { Bars(widths: $0) }
    }
    #expect(lines == ["fill rect 0,0 2×1 #000000", "fill rect 0,1 3×1 #000000"])
  }

  @Test func `a size reaches the views around through a background's reader`() throws {
    let lines = try listed(height: 50) {
      block(30, 20)
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: Widths.self, value: [Double(proxy.size.width)])
          }
        }
        .overlayPreferenceValue(Widths.self, alignment: .bottomLeading) { Bars(widths: $0) }
    }
    #expect(lines == ["fill rect 35,15 30×20 #000000", "fill rect 35,34 30×1 #000000"])
  }

  @Test(arguments: [
    // The view is 20 points from the leading edge of 100.
    (LayoutDirection.leftToRight, "stroke rect 20,10 30×20 width 1 #000000"),
    (.rightToLeft, "stroke rect 50,10 30×20 width 1 #000000"),
  ])
  func `an anchor is a place in the coordinates of the view that reads it`(
    _ direction: LayoutDirection, expected: String
  ) throws {
    let lines = try listed(height: 50, direction) {
      Color.clear
        .frame(width: 30, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .padding(.leading, 20)
        .padding(.top, 10)
        .frame(width: 100, height: 50, alignment: .topLeading)
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              let frame = proxy[anchor]
              Rectangle().stroke(.black, lineWidth: 1)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
          }
        }
    }
    expect(lines, equals: [expected])
  }

  @Test func `a default is read where no view reports a value`() throws {
    let lines = try listed(height: 50) {
      Color.clear.overlayPreferenceValue(Bounds.self) { anchor in
        if anchor == nil { block(1, 1) }
      }
    }
    // In the middle of 100 × 50.
    #expect(lines == ["fill rect 49.5,24.5 1×1 #000000"])
  }
}
