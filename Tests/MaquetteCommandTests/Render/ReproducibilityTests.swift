import TestSupport
import Testing

@Suite(.waiting) struct ReproducibilityTests {
  /// Three pictures with text, data and a warning-free layout.
  private static let config = """
    previews:
      - &cards
        name: one
        canvas: { width: 200, scale: 1 }
        view:
          collection:
            layout: { grid: { columns: 2, spacing: 8 } }
            items: { file: data.json }
            cell: { text: "${item.name} 你好 ${item.price}", background: "${item.color}" }
      - <<: *cards
        name: two
      - <<: *cards
        name: three

    """
  private static let data = """
    [{"name": "Äpfel", "price": 1.5, "color": "green"}, {"name": "pears", "price": 2, "color": "red"}]
    """

  // Pango keeps a thread's fonts from its first text on.
  @Test func `a text in an SVG picture does not depend on the pictures before it`() throws {
    let folder = try TemporaryFolder()
    func picture(_ text: String, _ font: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='30'>\n"
        + "<text y='20' font-family='\(font)'>\(text)</text></svg>"
    }
    try folder.write(picture("a", "Inter"), to: "a.svg")
    try folder.write(picture("שלום", "Garamond, Arial"), to: "b.svg")
    try folder.write(picture("a", "Garamond"), to: "c.svg")
    try folder.write(
      """
      previews:
        - { name: a, view: { image: a.svg } }
        - { name: b, view: { image: b.svg } }
        - { name: c, view: { image: c.svg } }
      """, to: "s.yaml")
    let together = try runTool(["render", "s.yaml", "-o", "all", "--jobs", "1"], in: folder.path)
    // A family that is there, or that one takes the place of, is enough.
    expect(
      together.errors.split(separator: "\n").first,
      equals:
        "s.yaml:4:31: warning: c.svg:2: no font of 'font-family: Garamond' is pinned, and Inter is drawn"
    )
    let alone = try runTool(["render", "s.yaml", "-o", "one", "--only", "b"], in: folder.path)
    expect(alone.errors, equals: "")
    expect(readBytes(folder.file("all/b.png")), equals: readBytes(folder.file("one/b.png")))
  }

  /// The bytes of all pictures that a run draws, by their names.
  private func pictures(
    _ arguments: [String] = [], in folder: TemporaryFolder, from directory: String? = nil,
    environment: [String: String] = [:]
  ) throws -> [String: [UInt8]] {
    try folder.write(Self.config, to: "config/preview.yaml")
    try folder.write(Self.data, to: "config/data.json")
    let output = folder.file("Output")
    let run = try runTool(
      [
        "render", folder.file("config/preview.yaml"), "-o", output, "--format",
        "png,svg,svg-editable,pdf,list", "--no-cache",
      ]
        + arguments,
      in: directory, environment: environment)
    try #require(run.status == 0, "\(run.errors)")
    var bytes: [String: [UInt8]] = [:]
    for name in listFolder(output) { bytes[name] = readBytes("\(output)/\(name)") }
    try #require(bytes.count == 15)
    return bytes
  }

  @Test(arguments: [
    ["TZ": "Asia/Kathmandu"], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
    ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"],
    ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/nonexistent"],
    ["PANGOCAIRO_BACKEND": "fc", "PANGO_LANGUAGE": "ja", "LANGUAGE": "ja"],
    ["SOURCE_DATE_EPOCH": "1"], ["HB_SHAPER_LIST": "fallback"],
    ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0"],
    ["CAIRO_DEBUG_PDF": "1"], ["LC_ALL": "xx_bogus"], ["LANG": "xx_bogus"],
  ])
  func `the environment changes no byte`(environment: [String: String]) throws {
    let plain = try pictures(in: TemporaryFolder())
    let other = try pictures(in: TemporaryFolder(), environment: environment)
    for (name, bytes) in plain { #expect(other[name] == bytes, "\(name)") }
  }

  @Test(arguments: [
    ["FC_DEBUG": "1024"], ["PIXMAN_DISABLE": "sse2 ssse3"], ["G_MESSAGES_DEBUG": "all"],
    ["LC_ALL": "xx_bogus"], ["LANG": "xx_bogus"], ["RSVG_LOG": "1"],
  ])
  func `the environment makes no library print`(environment: [String: String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("view: { vstack: [{ text: a }, { symbol: star }] }", to: "a.yaml")
    let plain = try runTool(["render", "a.yaml", "-o", "-"], in: folder.path)
    let other = try runTool(
      ["render", "a.yaml", "-o", "-"], in: folder.path, environment: environment)
    expect(other.errors, equals: "")
    expect(other.output, equals: plain.output)
  }

  @Test func `the number of threads changes no byte`() throws {
    let one = try pictures(["--jobs", "1"], in: TemporaryFolder())
    let many = try pictures(["--jobs", "7"], in: TemporaryFolder())
    for (name, bytes) in one { #expect(many[name] == bytes, "\(name)") }
  }

  @Test func `the working directory changes no byte`() throws {
    let here = try pictures(in: TemporaryFolder())
    let elsewhere = try pictures(in: TemporaryFolder(), from: "/")
    for (name, bytes) in here { #expect(elsewhere[name] == bytes, "\(name)") }
  }
}
