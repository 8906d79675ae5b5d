import Foundation
import Maquette
import TestSupport
import Testing

/// Previews of the target `Unmodified`, as `#Preview` declares them.
@Suite @MainActor struct DeclaredPreviewTests {
  /// The texts that the previews of a name draw, a list for each preview.
  private func texts(_ name: String) throws -> [[String]] {
    let previews = Preview.declared.filter {
      $0.variant == name || $0.variant?.hasPrefix("\(name).") == true
    }
    return try previews.map { preview in
      try String(decoding: preview.list(), as: UTF8.self).split(separator: "\n").compactMap {
        let parts = $0.split(separator: "\"")
        return $0.contains("glyphs") && parts.count > 1 ? String(parts[1]) : nil
      }
    }
  }

  @Test func `a preview with arguments is one for each`() throws {
    expect(try texts("each"), equals: [["one"], ["two"]])
  }

  @Test func `a modifier has the value that its maker answers at once`() throws {
    expect(try texts("numbered"), equals: [["words", "7"]])
  }

  @Test func `a task runs to its end if it does not wait`() throws {
    expect(try texts("loaded"), equals: [["loaded"]])
  }

  @Test func `a task runs up to the place where it waits`() throws {
    expect(try texts("waiting"), equals: [["waiting"]])
  }

  @Test func `a closure of several views is a preview of SwiftUI's`() throws {
    expect(try texts("several"), equals: [["one", "2"]])
  }

  @Test func `a closure that returns a view of UIKit's is a preview of it`() throws {
    expect(try texts("row"), equals: [["row"]])
  }
}
