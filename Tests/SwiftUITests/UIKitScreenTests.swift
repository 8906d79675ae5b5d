import LibraryTestSupport
import MaquetteUIKit
import TestSupport
import Testing
import Unmodified

/// Screens of UIKit's with Apple's imports alone are drawn.
@Suite @MainActor struct UIKitScreenTests {
  private func texts(
    width: Double, height: Double, _ content: @escaping @MainActor () -> UIKitView
  ) throws -> [String] {
    try listed(width: width, height: height) { content() }.compactMap { line in
      guard line.contains("glyphs") else { return nil }
      let parts = line.split(separator: "\"")
      return parts.count > 1 ? String(parts[1]) : nil
    }
  }

  @Test func `a cell's constraints place its labels`() throws {
    expect(
      try texts(width: 200, height: 200) { UIKitView(personCell("Ada")) },
      equals: ["Ada", "No description", "3 public repos"])
  }

  @Test func `a screen has its title, its controls and the cells that it shows`() throws {
    let names = try texts(width: 393, height: 852) {
      UIKitView(people(["Ada", "Grace"], isCollection: true))
    }
    expect(
      names.filter { !$0.contains("public") && !$0.contains("description") }.sorted(),
      equals: ["Ada", "Grace", "People", "Search people", "Show as collection"])
  }

  @Test func `a hidden collection leaves its place to the table`() throws {
    let names = try texts(width: 393, height: 852) {
      UIKitView(people(["Ada", "Grace"], isCollection: false))
    }
    #expect(names.contains("Ada") && names.contains("Grace"))
    expect(names.filter { $0.contains("public") }, equals: [])
  }
}
