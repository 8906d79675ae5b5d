import CellViews
import PreviewConfig
import TestSupport
import Testing

struct AnnotationTests {
  @Test(
    arguments: [
      ("spacing", [Annotation.spacing]),
      ("[frames, safe-area]", [.frames, .safeArea]),
      ("[grid, grid:4]", [.grid(8), .grid(4)]), ("overflow", [.overflow]),
      ("[]", []),
    ])
  func `annotations are one word or a list`(text: String, annotations: [Annotation]) throws {
    let preview = try #require(try load("annotate: \(text)\nview: spacer").previews.first)
    expect(preview.annotations, equals: annotations)
  }

  @Test(
    arguments: [
      ("sizes", "(did you mean 'size'?)"), ("'grid:0'", ""), ("'grid:x'", ""), ("'grid:1001'", ""),
    ])
  func `an unknown annotation is a mistake`(word: String, suggestion: String) {
    let found = mistakes(in: "annotate: \(word)\nview: spacer")
    expect(found.count, equals: 1)
    #expect(
      (found.first ?? "").contains(
        "annotate: expected one of frames, spacing, insets, size, index, safe-area, baseline, "
          + "grid, touch, overflow, found"))
    #expect((found.first ?? "").hasSuffix(suggestion))
  }
}
