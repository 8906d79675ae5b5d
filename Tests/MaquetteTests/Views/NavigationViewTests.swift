import LibraryTestSupport
import Maquette
import TestSupport
import Testing

@MainActor @Suite struct NavigationViewTests {
  // The columns of a double-column view collapse in compact width.
  @Test func `a phone shows the first of two screens`() throws {
    let lines = try listed(width: 390, height: 100) {
      NavigationView {
        block(10, 10)
        block(10, 20)
      }
    }
    // In the middle of 390×100.
    expect(lines, equals: ["fill rect 190,45 10×10 #000000"])
  }

  @Test func `the bar of a phone has the title of the first screen`() throws {
    let lines = try listed(width: 390, height: 200) {
      NavigationView {
        Color.clear.navigationTitle("Rooms")
        Color.clear.navigationTitle("Kitchen")
      }
    }
    let words = lines.filter { $0.hasPrefix("glyphs") }.map { $0.split(separator: "\"")[1] }
    expect(words, equals: ["Rooms"])
  }

  // The colour of a list goes under the bar that it touches, and not behind the views beside it.
  @Test func `a list's background ends where the list does`() throws {
    let lines = try listed(width: 390, height: 600) {
      NavigationStack {
        VStack(spacing: 0) {
          List { Text("Row") }
          Color.clear.frame(height: 100)
        }
        .navigationTitle("Rooms")
      }
    }
    // 600 less the 100 of the view below.
    expect(
      lines.filter { $0.hasSuffix("#F2F2F7") }, equals: ["fill rect 0,0 390×500 #F2F2F7"])
  }

  @Test func `of a group's views a phone shows the first`() throws {
    let lines = try listed(width: 390, height: 100) {
      NavigationView {
        Group {
          block(10, 10)
          block(10, 20)
        }
      }
    }
    expect(lines, equals: ["fill rect 190,45 10×10 #000000"])
  }
}
