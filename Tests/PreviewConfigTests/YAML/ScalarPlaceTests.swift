import TestSupport
import Testing

/// The place of `${wrong}` in scalars of all styles.
struct ScalarPlaceTests {
  @Test(
    arguments: [
      ("plain", "view:\n  text: a ${wrong}\n", "2:13+5"),
      ("single quotes", "view:\n  text: 'it''s ${wrong}'\n", "2:18+5"),
      ("double quotes", "view:\n  text: \"\\t\\u00e9\\\" ${wrong}\"\n", "2:23+5"),
      // Column 9 and a quote, twelve characters, a space, a dollar and a brace.
      ("surrogates", "view:\n  text: \"\\ud83d\\udc4d ${wrong}\"\n", "2:25+5"),
      ("literal block", "view:\n  text: |\n    one\n    two ${wrong}\n", "4:11+5"),
      ("folded block", "view:\n  text: >\n    one\n    two ${wrong}\n", "4:11+5"),
      ("folded lines", "view:\n  text: one\n    two ${wrong}\n", "3:11+5"),
      ("behind an anchor", "view:\n  text: &a \"${wrong}\"\n", "2:15+5"),
      ("behind wide characters", "view:\n  text: 日本 ${wrong}\n", "2:14+5"),
    ])
  func `an expression is found in its scalar`(style: String, text: String, place: String) {
    expect(mistakes(in: text), equals: ["\(place): unknown name 'wrong' (known here: canvas)"])
  }
}
