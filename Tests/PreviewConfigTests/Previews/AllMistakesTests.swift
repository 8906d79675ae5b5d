import TestSupport
import Testing

struct AllMistakesTests {
  /// Mistakes in every part of a preview but its own keys.
  private static let parts = """
    canvas: { width: 0 }
    let: { a: "${b}" }
    cells: { c: { blob: 1 } }
    variants: { foo: [1] }

    """

  private static let partMistakes = [
    "1:18+1: width: expected at least 1, found 0",
    "2:14+1: unknown name 'b' (known here: canvas)",
    "3:15+4: unknown view 'blob'",
    "4:13+3: 'foo' is neither a key of canvas nor a name under let",
  ]

  @Test func `a wrong view hides no other mistake`() {
    expect(
      mistakes(in: Self.parts + "view: { txt: hi }\n"),
      equals: Self.partMistakes + [
        "5:9+3: unknown view 'txt' (did you mean 'text'?)"
      ])
  }

  @Test func `a key that does not exist hides no other mistake`() {
    expect(
      mistakes(in: Self.parts + "view: { txt: hi }\nbogus: 1\n"),
      equals: Self.partMistakes + [
        "5:9+3: unknown view 'txt' (did you mean 'text'?)",
        "6:1+5: unknown key 'bogus' in preview",
      ])
  }

  @Test func `a missing view hides no other mistake`() {
    expect(
      mistakes(in: Self.parts), equals: ["1:1+1: missing key 'view' in preview"] + Self.partMistakes
    )
  }

  @Test func `a missing name hides no mistake of its preview`() {
    expect(
      mistakes(in: "previews:\n- view: { txt: hi }\n- { name: b, view: spacer }\n"),
      equals: [
        "2:3+1: missing key 'name' in preview",
        "2:11+3: unknown view 'txt' (did you mean 'text'?)",
      ])
  }

  @Test func `what is wrong in a canvas of several variants is reported once`() {
    let text = "canvas: { width: 0 }\nview: spacer\nvariants: { appearance: [light, dark] }\n"
    expect(mistakes(in: text), equals: ["1:18+1: width: expected at least 1, found 0"])
  }
}
