import TestSupport
import Testing

struct ManyMistakesTests {
  @Test func `all mistakes of a file are reported in the order of their places`() {
    let text = """
      canvas: { width: 0 }
      cells: { a: { text: "${itm}" } }
      view:
        vstack:
          - { text: a, paddin: 4, opacity: 2 }
          - b
          - text: "${x}"
      """
    expect(
      mistakes(in: text),
      equals: [
        "1:18+1: width: expected at least 1, found 0",
        "2:24+3: unknown name 'itm' (did you mean 'item'?)",
        "5:18+6: unknown modifier 'paddin' after text (did you mean 'padding'?)",
        "5:38+1: opacity: expected at most 1, found 2",
        "6:7+1: no view or cell is named 'b'",
        "7:16+1: unknown name 'x' (known here: canvas)",
      ])
  }

  @Test func `of very many mistakes the first thousand are reported`() {
    let row = "{ hstack: [" + Array(repeating: "oops", count: 100).joined(separator: ", ") + "] }"
    let rows = Array(repeating: row, count: 20).joined(separator: ", ")
    expect(mistakes(in: "view: { vstack: [\(rows)] }").count, equals: 1000)
  }

  @Test func `there are at most a thousand named values`() {
    let values = (0...1000).map { "v\($0): 1" }.joined(separator: ", ")
    expect(
      mistakes(in: "let: { \(values) }\nview: spacer"),
      equals: [
        "1:6+1: let: expected at most 1000 names, found 1001"
      ])
  }
}
