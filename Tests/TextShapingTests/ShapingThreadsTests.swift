import Dispatch
import Synchronization
import TestSupport
import Testing
import TextShaping

/// Threads that shape at once, each with a shaper of its own.
@Suite struct ShapingThreadsTests {
  /// The lines of a text at many widths, each of which it is broken at anew.
  private static func lines(_ text: String) throws -> [[String]] {
    let shaper = try TextShaper(catalog: FontCatalog())
    return try (0..<100).map { step in
      try shaper.shape(
        TextRequest(
          string: text, font: FontRequest(family: "Inter", size: 8),
          width: 4 + Double(step) / 1000)
      ).lineTexts
    }
  }

  // In lines that are narrower than two letters, what a font draws as one is to be parted.
  @Test(arguments: ["क्ष", "لا"])
  func `break what a font joins as one thread alone does`(text: String) throws {
    let alone = try Self.lines(text)
    let others = Mutex<[[[String]]]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let found = (try? Self.lines(text)) ?? []
      others.withLock { $0.append(found) }
    }
    for found in others.withLock({ $0 }) { expect(found, equals: alone) }
  }
}
