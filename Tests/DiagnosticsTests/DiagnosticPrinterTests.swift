import Diagnostics
import TestSupport
import Testing

@Suite struct DiagnosticPrinterTests {
  private let unknownKey = Diagnostic(
    at: SourceRange(
      file: "Samples/color-cards.yaml", start: SourcePosition(line: 6, column: 15), length: 6),
    "unknown key 'colums' in grid", suggestion: "did you mean 'columns'?")
  private let sources: [String: SourceLines] = [
    "Samples/color-cards.yaml": """
    name: color-cards
    canvas: { width: 390 }
    view:
      collection:
        layout:
          grid: { colums: 2, spacing: 20 }
    """
  ]

  @Test func `a person reads the place, the line, a caret and what to do`() {
    let printer = DiagnosticPrinter(.human, sources: sources)
    expect(
      printer.text(for: [unknownKey]),
      equals: """
        Samples/color-cards.yaml:6:15: error: unknown key 'colums' in grid
            grid: { colums: 2, spacing: 20 }
                    ^~~~~~ did you mean 'columns'?

        """)
  }

  /// The line breaks of YAML 1.2: LF, CR and CRLF.
  @Test(arguments: ["\n", "\r", "\r\n"])
  func `lines end where the parser ends them`(lineBreak: String) {
    // An empty line, one with a character of the same first byte as a break, and one without an end.
    let lines = ["a", "", "¤ … ä", "d"]
    let sources = ["f": SourceLines(lines.joined(separator: lineBreak))]
    let texts = (0...5).map { number in
      let place = SourceRange(file: "f", start: SourcePosition(line: number, column: 1))
      return DiagnosticPrinter(sources: sources).text(for: [Diagnostic(at: place, "m")])
    }
    let marked = lines.map { "    \($0)\n    ^\n" }
    let expected = [""] + marked + [""]
    expect(texts, equals: expected.enumerated().map { "f:\($0):1: error: m\n\($1)" })
  }

  @Test func `a diagnostic's own line comes before the sources`() {
    var diagnostic = unknownKey
    diagnostic.range?.start.column = 1
    diagnostic.sourceLine = "colums: 3"
    expect(
      DiagnosticPrinter(.human, sources: sources).text(for: [diagnostic]),
      equals: """
        Samples/color-cards.yaml:6:1: error: unknown key 'colums' in grid
            colums: 3
            ^~~~~~ did you mean 'columns'?

        """)
  }

  @Test func `without a line there is no excerpt`() {
    expect(
      DiagnosticPrinter(.human).text(for: [unknownKey]),
      equals: """
        Samples/color-cards.yaml:6:15: error: unknown key 'colums' in grid
            did you mean 'columns'?

        """)
    let placeless = Diagnostic(.warning, at: nil, "no font has 'X'")
    expect(DiagnosticPrinter(.human).text(for: [placeless]), equals: "warning: no font has 'X'\n")
  }

  @Test func `the places that led to a mistake follow it in each format`() {
    var diagnostic = unknownKey
    let place = SourceRange(
      file: "Samples/color-cards.yaml", start: SourcePosition(line: 3, column: 1), length: 4)
    diagnostic.notes = [Diagnostic.Note(at: place, "'card' is used here")]
    let human = DiagnosticPrinter(.human, sources: sources).text(for: [diagnostic])
    expect(
      human,
      equals: """
        Samples/color-cards.yaml:6:15: error: unknown key 'colums' in grid
            grid: { colums: 2, spacing: 20 }
                    ^~~~~~ did you mean 'columns'?
        Samples/color-cards.yaml:3:1: note: 'card' is used here
            view:
            ^~~~

        """)
    let short = DiagnosticPrinter(.short).text(for: [diagnostic])
    #expect(short.hasSuffix("\nSamples/color-cards.yaml:3:1: note: 'card' is used here\n"))
    let json = DiagnosticPrinter(.json).text(for: [diagnostic])
    #expect(
      json.hasSuffix(
        #""notes":[{"file":"Samples/color-cards.yaml","line":3,"column":1,"length":4,"#
          + #""message":"'card' is used here"}]}"# + "\n]}\n"))
    let command = DiagnosticPrinter(.github).text(for: [diagnostic])
    #expect(command.hasSuffix("%0A'card' is used here: Samples/color-cards.yaml:3\n"))
  }

  @Test func `colours mark the parts`() {
    let printer = DiagnosticPrinter(.human, usesColor: true)
    let placeless = Diagnostic(.warning, at: nil, "late", suggestion: "hurry")
    expect(
      printer.text(for: [placeless]),
      equals:
        "\u{1B}[1;35mwarning:\u{1B}[0m \u{1B}[1mlate\u{1B}[0m\n    \u{1B}[1;32mhurry\u{1B}[0m\n")
  }

  @Test func `short is the first line of each`() {
    let printer = DiagnosticPrinter(.short, usesColor: true, sources: sources)
    let placeless = Diagnostic(.warning, at: nil, "two\nlines")
    expect(
      printer.text(for: [unknownKey, placeless]),
      equals: """
        Samples/color-cards.yaml:6:15: error: unknown key 'colums' in grid
        warning: two\\nlines

        """)
  }

  @Test func `json has its keys in one order`() {
    let placeless = Diagnostic(.warning, at: nil, "a \"b\"\\\u{1}\n")
    #expect(
      DiagnosticPrinter(.json).text(for: [unknownKey, placeless]) == #"""
        {"version":1,"diagnostics":[
        {"severity":"error","file":"Samples/color-cards.yaml","line":6,"column":15,"length":6,"message":"unknown key 'colums' in grid","suggestion":"did you mean 'columns'?"},
        {"severity":"warning","file":null,"line":null,"column":null,"length":null,"message":"a \"b\"\\\u0001\n","suggestion":null}
        ]}

        """#)
    #expect(DiagnosticPrinter(.json).text(for: []) == #"{"version":1,"diagnostics":[]}"# + "\n")
  }

  @Test func `github gets a workflow command`() {
    let odd = Diagnostic(
      .warning,
      at: SourceRange(file: "a:b,c%.yaml", start: SourcePosition(line: 1, column: 2)),
      "50% of\nit: a, b")
    expect(
      DiagnosticPrinter(.github).text(for: [unknownKey, odd]),
      equals: """
        ::error file=Samples/color-cards.yaml,line=6,col=15,endColumn=21::unknown key 'colums' in grid (did you mean 'columns'?)
        ::warning file=a%3Ab%2Cc%25.yaml,line=1,col=2,endColumn=3::50%25 of%0Ait: a, b

        """)
  }

  @Test func `no diagnostics print an empty text`() {
    for format in [DiagnosticFormat.human, .short, .github] {
      expect(DiagnosticPrinter(format).text(for: []), equals: "")
    }
  }
}
