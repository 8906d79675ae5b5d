import CellViews
import Foundation
import PreviewConfig
import TestSupport
import Testing

@Suite(.waiting) struct UsageTests {
  @Test(arguments: [["--version"], ["render", "--version"]])
  func `the version is printed before those of the libraries`(arguments: [String]) throws {
    let run = try runTool(arguments)
    let lines = run.text.split(separator: "\n")
    expect(lines.first, equals: "maquette 0.2.0")
    expect(
      lines.dropFirst().compactMap { $0.split(separator: " ").first },
      equals: [
        "cairo", "pixman", "FreeType", "HarfBuzz", "Pango", "fontconfig", "GLib", "librsvg",
        "libspng", "libjpeg-turbo", "libdeflate", "libyaml",
      ])
    expect(run.status, equals: 0)
    expect(run.errors, equals: "")
  }

  @Test(arguments: [
    ("fontconfig", "libfontconfig1"), ("GLib", "libglib2.0-0"), ("librsvg", "librsvg2-2"),
    ("libspng", "libspng0"), ("libjpeg-turbo", "libturbojpeg0"), ("libdeflate", "libdeflate0"),
    ("libyaml", "libyaml-0-2"),
  ])
  func `the version of a library is that of its package`(library: String, package: String) throws {
    let installed = try runProgram(
      "dpkg-query", ["--show", "--showformat=${source:Upstream-Version}", package]
    ).text
    // Debian appends a note on what it left out, as in 2.54.7+dfsg.
    let version = installed.prefix { $0 != "+" }
    let lines = try runTool(["--version"]).text.split(separator: "\n")
    #expect(lines.contains("\(library) \(version)"))
  }

  @Test(arguments: [
    ["render"], ["render", "a.yaml", "--scale", "9"], ["render", "a.yaml", "--scale", "nan"],
    ["render", "a.yaml", "--jobs", "0"], ["render", "a.yaml", "--format", "gif"],
    ["render", "a.yaml", "--format", "png,png"], ["render", "a.yaml", "--format", ""],
    ["render", "a.yaml", "-o", "a.svg", "--format", "png"], ["render", "a.yaml", "--unknown"],
    ["layout", "a.yaml", "--rect", "1,2,3"], ["layout", "a.yaml", "--rect", "0,0,inf,1"],
    ["layout", "a.yaml", "--rect", "0,0,-1,1"], ["layout", "a.yaml", "--format", "xml"],
    ["unknown"], ["help", "unknown"], ["validate", "a.yaml", "--diagnostic-format", "html"],
    // The parser alone would take the next argument as the value.
    ["test", "--filter=", "a.yaml", "b.yaml"], ["render", "--only=", "a.yaml", "b.yaml"],
    ["render", "-o=", "a.yaml", "b.yaml"], ["diff", "--threshold=", "0.1", "a.png", "b.png"],
    ["watch", "--port=", "8000", "a.yaml"], ["approve", "--from=", "a"],
    // Names of files in formats that are not Maquette's.
    ["render", "a.yaml", "-o", "card.jpeg"], ["render", "a.yaml", "-o", "Output/card.gif"],
    ["review", "a.yaml", "-o", "review.html"], ["diff", "a.png", "b.png", "-o", "d.jpg"],
    ["report", "-o", "r.pdf"], ["report", "--format", "junit", "-o", "r.json"],
    ["test", "a.yaml", "--results", "out.json"], ["test", "a.yaml", "--results", "a/out.html"],
  ])
  func `wrong usage ends with exit code 64 and draws nothing`(arguments: [String]) throws {
    let run = try runTool(arguments)
    expect(run.status, equals: 64)
    expect(run.text, equals: "")
    #expect(run.errors.contains("Usage: maquette"))
  }

  @Test func `an option without a value after its sign is named`() throws {
    let errors = try runTool(["test", "--filter=", "a.yaml", "b.yaml"]).errors
    #expect(errors.hasPrefix("Error: --filter: expected a value after '='\n"))
  }

  @Test func `a folder for results that reads as a file's name is led to a slash`() throws {
    let errors = try runTool(["test", "a.yaml", "--results", "a/results.v2"]).errors
    #expect(
      errors.contains(
        "--results: expected a folder, as in 'results.v2/', found 'results.v2': "
          + "results.json is written in it"), "\(errors)")
  }

  @Test func `a picture in another format names those that are drawn`() throws {
    let errors = try runTool(["render", "a.yaml", "-o", "Output/card.jpeg"]).errors
    #expect(errors.contains("'card.jpeg'"))
    #expect(errors.contains("png, apng, webp, svg, svg-editable, pdf or list"))
  }

  @Test func `the name of a format is an extension, too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: a\nview: { text: A }", to: "a.yaml")
    for name in ["card.svg-editable", "card.editable.svg"] {
      let run = try runTool(["render", "a.yaml", "-o", name], in: folder.path)
      expect(run.text, equals: name + "\n")
    }
    expect(
      readBytes(folder.file("card.svg-editable")),
      equals: readBytes(folder.file("card.editable.svg")))
  }

  @Test func `a folder whose name ends with a slash may look like a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: { text: A }", to: "a.yaml")
    let run = try runTool(["render", "a.yaml", "-o", "v1.beta/"], in: folder.path)
    expect(run.text, equals: "v1.beta/a.png\n")
  }

  @Test func `a misspelt command gets a suggestion`() throws {
    let errors = try runTool(["rendr", "a.yaml"]).errors
    #expect(errors.hasPrefix("Error: unknown command 'rendr': did you mean 'render'?\n"))
  }

  @Test func `help has the words of the config language`() throws {
    let run = try runTool(["help", "listRowInsets"])
    expect(
      run.text,
      equals: """
        The modifier 'listRowInsets': The space around what a row shows, in points; instead of 11 and 16.
        Its value: a length, or [vertical, horizontal], or insets

          top: a length
              The top edge.

          leading: a length
              The leading edge.

          bottom: a length
              The bottom edge.

          trailing: a length
              The trailing edge.

          horizontal: a length
              The leading and the trailing edge.

          vertical: a length
              The top and the bottom edge.

        """)
    expect(run.status, equals: 0)
  }

  @Test func `help on a word for several things has each of them`() throws {
    let lines = try runTool(["help", "grid"]).text.split(separator: "\n")
    expect(lines.filter { $0.hasPrefix("The ") }.count, equals: 2)
    #expect(lines.contains { $0.hasPrefix("The view 'grid': ") })
    #expect(lines.contains { $0.hasPrefix("The layout 'grid': ") })
    // The layout's.
    #expect(
      lines.contains("  columns: a whole number from 1 to 1000, or a list of columns; by default 2")
    )
  }

  @Test func `every word and topic of help has something, without links of Markdown`() throws {
    for word in ConfigFile.referenceWords() {
      let text = try #require(ConfigFile.reference(on: word))
      #expect(!text.contains("](#"))
      #expect(text.contains("'\(word)'"))
    }
    let redlines = try runTool(["help", "redlines"])
    expect(redlines.status, equals: 0)
    for word in Annotation.words { #expect(redlines.text.contains("\n  \(word)"), "\(word)") }
  }

  @Test func `a misspelt topic of help gets a suggestion`() throws {
    let errors = try runTool(["help", "redline"]).errors
    #expect(
      errors.hasPrefix("Error: unknown help topic 'redline': did you mean 'redlines'? the topics"))
  }

  @Test(arguments: [
    ["render", "a.yaml", "--format", "x\n::error::y"], ["render", "a.yaml", "--x\u{1B}[31m"],
    ["render", "a.yaml", "--scale=1\n::error::y"], ["x\n::error::y"],
    ["diff", "/dev/null", "/tmp/\n::error::y"], ["layout", "a.yaml", "--rect", "\u{1B}]0;x\u{7}"],
  ])
  func `no argument is obeyed by a terminal or a log`(arguments: [String]) throws {
    let errors = try runTool(arguments).errors
    #expect(!errors.isEmpty)
    #expect(!errors.contains("\u{1B}"))
    #expect(!errors.contains("\n::error"))
  }

  @Test(arguments: [["extract", "PIPE"], ["diff", "PIPE", "PIPE"]])
  func `a pipe that has a name is not waited for`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let run = try runTool(arguments.map { $0 == "PIPE" ? pipe : $0 })
    expect(run.errors, equals: "error: cannot read '\(pipe)': it is a pipe\n")
    expect(run.status, equals: 2)
  }

  @Test func `a pipe that a shell opens is read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("canvas: { width: 4, height: 4 }\nview: { color: red }\n", to: "a.yaml")
    _ = try runTool(["render", "a.yaml", "-o", "a.png"], in: folder.path)
    let run = try runProgram(
      "bash", ["-c", "'\(toolPath)' diff <(cat a.png) <(cat a.png)"], in: folder.path)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  // A thread's stack is as large as the process's own may be: 8 GB, of which 4 GB of addresses have no room.
  // The sanitizers themselves need terabytes.
  @Test(
    arguments: [("ulimit -n 8", "too many open files")]
      + (isAddressSanitized || isThreadSanitized
        ? [] : [("ulimit -s 8000000; ulimit -v 4000000", "cannot start a thread")]))
  func `a system that gives too little is an error that names it`(
    limit: String, reason: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("view: { text: a }\n", to: "a.yaml")
    let run = try runProgram(
      "bash", ["-c", "\(limit); exec '\(toolPath)' render a.yaml -o o"], in: folder.path)
    // Enough is not a failure either.
    #expect([0, 2].contains(run.status), "\(run.errors)")
    if run.status == 2 {
      #expect(run.errors.hasPrefix("error: "))
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test func `standard input without an end is read as far as a config may go`() throws {
    let folder = try TemporaryFolder()
    let errors = try folder.write("", to: "errors")
    let process = try startTool(["validate", "-"], input: "/dev/zero", errors: errors)
    process.waitForEnd()
    expect(process.terminationStatus, equals: 2)
    expect(
      readText(errors),
      equals: "error: cannot read 'standard input': the file is larger than 16 MiB\n")
  }

  @Test func `an unknown help topic is an error that names the topics`() throws {
    let run = try runTool(["help", "flibber"])
    expect(run.status, equals: 64)
    #expect(
      run.errors.hasPrefix(
        "Error: unknown help topic 'flibber': the topics are render, layout, validate, "))
    let close = try runTool(["help", "rendr"]).errors
    #expect(close.hasPrefix("Error: unknown help topic 'rendr': did you mean 'render'? the topics"))
    let known = try runTool(["help", "layout"])
    expect(known.status, equals: 0)
    #expect(known.text.contains("USAGE: maquette layout"))
  }

  @Test func `output that nobody can store ends with exit code 2`() throws {
    let run = try runTool(["devices"], output: "/dev/full")
    expect(run.status, equals: 2)
    expect(run.errors, equals: "error: cannot write 'standard output': no space left on device\n")
  }

  @Test func `a device is listed with its size, scale, safe area and corner radius`() throws {
    let lines = try runTool(["devices"]).text.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("iphone-x ") })
    expect(
      line.split(separator: " ").joined(separator: " "),
      equals: "iphone-x 375 × 812 @3x 44 / 34 39 iPhone X")
  }
}
