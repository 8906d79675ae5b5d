import CellViews
import LayoutGeometry
import LibraryTestSupport
import Maquette
import TestSupport
import Testing
import TextShaping

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

/// A view that writes its own size, as it is reported to it.
private struct ReadSize: View {
  @State private var width = 0.0
  @State private var height = 0.0

  var body: some View {
    VStack {
      Color.purple.frame(width: 120, height: 40)
        .background(
          GeometryReader { geometry in
            Color.clear.preference(key: WidthKey.self, value: Double(geometry.size.width))
          }
        )
        .onPreferenceChange(WidthKey.self) { width = $0 }
        .onGeometryChange(for: Double.self) {
          Double($0.size.height)
        } action: {
          height = $0
        }
      Text("\(Int(width)) × \(Int(height))")
    }
  }
}

/// A view that grows twice, and keeps what is reported of it.
private struct Remembering: View {
  @State private var height = 10.0
  @State private var reports: [String] = []

  var body: some View {
    Text(reports.joined(separator: " ")).frame(width: 300, height: height)
      .onGeometryChange(for: Int.self) {
        Int($0.size.height)
      } action: { old, new in
        reports.append("\(old)→\(new)")
        height = min(Double(new) + 10, 30)
      }
  }
}

/// A view that grows with each report.
private struct Growing: View {
  @State private var height = 10.0

  var body: some View {
    Color.red.frame(width: 10, height: height)
      .onGeometryChange(for: Double.self) {
        Double($0.size.height)
      } action: {
        height = $0 + 1
      }
  }
}

/// A view whose actions follow values: one from the beginning, one that appearing changes, and one that nothing does.
private struct Following: View {
  @State private var name = "a"
  @State private var first = "-"
  @State private var then = "-"
  @State private var never = "-"

  var body: some View {
    Text("\(first) \(then) \(never)")
      .onAppear { name = "b" }
      .onChange(of: 7, initial: true) { old, new in first = "\(old)\(new)" }
      .onChange(of: name) { old, new in then = "\(old)\(new)" }
      .onChange(of: 8) { never = "8" }
  }
}

@Suite struct RestingActionTests {
  private func texts(_ preview: Preview) throws -> [String] {
    String(decoding: try preview.list(), as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("glyphs") }.map { String($0.split(separator: "\"")[1]) }
  }

  @Test func `a change of geometry is reported with the value before it`() throws {
    expect(
      try texts(Preview("size") { Remembering() }).joined(separator: " "),
      equals: "10→10 10→20 20→30")
  }

  @Test func `what actions set is drawn`() throws {
    let preview = Preview("size") { ReadSize() }
    expect(try texts(preview).joined(), equals: "120 × 40")
    // Each drawing begins with the initial state.
    expect(try texts(preview).joined(), equals: "120 × 40")
  }

  @Test func `views of one type have states of their own`() throws {
    let preview = Preview("sizes") {
      HStack {
        ReadSize()
        ReadSize().frame(width: 100)
      }
    }
    expect(try texts(preview).joined(separator: " "), equals: "120 × 40 120 × 40")
  }

  // SwiftUI runs `initial` with the first value as both, and others when a value changes: `onAppear` made it b.
  @Test func `actions on values run initially and when other actions change the values`() throws {
    let preview = Preview("following") { Following() }
    expect(try texts(preview).joined(), equals: "77 ab -")
  }

  @Test func `actions that never settle end, with a notice`() throws {
    let preview = Preview("growing") { Growing() }
    let arrangement = try preview.arranged(shaper: TextShapers().shaper(for: preview.fonts))
    expect(arrangement.notices.map(\.finding), equals: [.computedValuesDoNotSettle])
  }

  @MainActor @Test func `a look by geometry is drawn, and moves nothing else`() throws {
    let lines = try listed(width: 100, height: 60) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 10, height: 20)
        block(10, 10).visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minY * 0.5).scaleEffect(x: 2)
        }
        block(10, 30)
      }
    }
    // The stack of 10 by 60 points is at x = 45; the block's top at y = 20, so that it moves by 10 to 55
    // and is then scaled about the middle of its own place, 50: from 60 to 80.
    expect(lines, equals: ["fill rect 60,20 20×10 #000000", "fill rect 45,30 10×30 #000000"])
  }
}
