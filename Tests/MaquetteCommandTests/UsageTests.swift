import TestSupport
import Testing

@Suite struct UsageTests {
  @Test(arguments: [["--version"], ["render", "--version"]])
  func `the version is printed before those of the libraries`(arguments: [String]) throws {
    let run = try runTool(arguments)
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "maquette 0.1.0")
    #expect(
      lines.dropFirst().compactMap { $0.split(separator: " ").first } == [
        "cairo", "pixman", "FreeType", "HarfBuzz", "Pango", "fontconfig", "GLib", "librsvg",
        "libspng", "libjpeg-turbo", "libdeflate",
      ])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ("fontconfig", "libfontconfig1"), ("GLib", "libglib2.0-0"), ("librsvg", "librsvg2-2"),
    ("libspng", "libspng0"), ("libjpeg-turbo", "libturbojpeg0"), ("libdeflate", "libdeflate0"),
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
    ["unknown"], ["validate", "a.yaml", "--diagnostic-format", "html"],
  ])
  func `wrong usage ends with exit code 64 and draws nothing`(arguments: [String]) throws {
    let run = try runTool(arguments)
    #expect(run.status == 64)
    #expect(run.text == "")
    #expect(run.errors.contains("Usage: maquette"))
  }

  @Test func `a misspelt command gets a suggestion`() throws {
    let errors = try runTool(["rendr", "a.yaml"]).errors
    #expect(errors.hasPrefix("Error: unknown command 'rendr': did you mean 'render'?\n"))
  }

  @Test func `output that nobody can store ends with exit code 2`() throws {
    let run = try runTool(["devices"], output: "/dev/full")
    #expect(run.status == 2)
    #expect(run.errors == "error: cannot write 'standard output': no space left on device\n")
  }

  @Test func `a device is listed with its size, scale, safe area and corner radius`() throws {
    let lines = try runTool(["devices"]).text.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("iphone-x ") })
    #expect(
      line.split(separator: " ").joined(separator: " ")
        == "iphone-x 375 × 812 @3x 44 / 34 39 iPhone X")
  }
}
