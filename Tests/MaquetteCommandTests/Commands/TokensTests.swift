import TestSupport
import Testing

@Suite(.waiting) struct TokensTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      { "ink": { "$type": "color",
          "brand": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 1] } },
          "other": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } },
        "space": { "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } },
          "large": { "$value": { "value": 20, "unit": "px" } } },
        "card": { "$type": "shadow", "$value": { "color": "{ink.brand}",
          "offsetX": "{space.small}", "offsetY": "{space.small}", "blur": "{space.small}", "spread": "{space.small}" } } }
      """, to: "tokens.json")
    // The numbers of the places are those of this text, from 1.
    try folder.write(
      """
      name: a
      tokens: tokens.json
      canvas: { width: 300 }
      view:
        vstack:
          spacing: space.small
          children:
            - { text: a, padding: 20, background: ink.brand.opacity(0.5) }
            - { text: b, padding: "${space.small * 2}", foregroundColor: "#36F" }
            - { text: c, padding: 7, foregroundColor: "#123456", shadow: card }
            - collection:
                layout: { grid: { columns: 1, spacing: space.small } }
                items: [{ ink: ink.other }]
                cell: { text: d, foregroundColor: "${item.ink}" }
      """, to: "a.yaml")
  }

  @Test func `the names of a screen are listed, and the values beside them`() throws {
    let run = try runTool(["tokens", "a.yaml"], in: folder.path)
    expect(run.errors, equals: "")
    // The colour of the cell is named by its item, which has no place in the config.
    expect(
      run.text,
      equals: """
        a
        NAME OR VALUE  KIND    IS                    USES  FIRST
        ink.brand      color   #3366FF               1     a.yaml:8:45
        ink.other      color   #FF0000               1     -
        space.small    length  8                     3     a.yaml:6:14
        card           shadow  -                     1     a.yaml:10:68
        #123456        color   -                     1     a.yaml:10:49
        #3366FF        color   could be ink.brand    1     a.yaml:9:68
        20             length  could be space.large  1     a.yaml:8:29
        7              length  -                     1     a.yaml:10:29

        """)
  }

  @Test func `the list is JSON with all places`() throws {
    let run = try runTool(["tokens", "a.yaml", "--format", "json"], in: folder.path)
    expect(
      run.text,
      equals: #"""
        {"previews":[
        {"name":"a","variant":null,"tokens":[{"name":"ink.brand","kind":"color","value":"#3366FF","places":["a.yaml:8:45"]},{"name":"ink.other","kind":"color","value":"#FF0000","places":[]},{"name":"space.small","kind":"length","value":"8","places":["a.yaml:6:14","a.yaml:9:29","a.yaml:12:50"]},{"name":"card","kind":"shadow","value":null,"places":["a.yaml:10:68"]}],"values":[{"tokens":[],"kind":"color","value":"#123456","places":["a.yaml:10:49"]},{"tokens":["ink.brand"],"kind":"color","value":"#3366FF","places":["a.yaml:9:68"]},{"tokens":["space.large"],"kind":"length","value":"20","places":["a.yaml:8:29"]},{"tokens":[],"kind":"length","value":"7","places":["a.yaml:10:29"]}]}]}

        """#)
  }

  // 0x33, 0x66 and 0xCC are 0.2, 0.4 and 0.8 of 255.
  @Test func `a colour set has the value of the screen's appearance`() throws {
    func slot(_ appearances: String, _ blue: String) -> String {
      """
      { "idiom": "universal", \(appearances) "color": { "color-space": "srgb",
        "components": { "red": "0.2", "green": "0.4", "blue": "\(blue)", "alpha": "1" } } }
      """
    }
    let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }],"#
    try folder.write(
      #"{ "info": { "author": "xcode", "version": 1 }, "colors": ["#
        + slot("", "1") + ", " + slot(dark, "0.8") + "] }",
      to: "A.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      """
      name: b
      assets: A.xcassets
      variants: { appearance: all }
      view: { text: b, foregroundColor: Brand }
      """, to: "b.yaml")
    let text = try runTool(["tokens", "b.yaml"], in: folder.path).text
    expect(
      text.split(separator: "\n").filter { $0.hasPrefix("Brand") }.map {
        $0.split(separator: " ")[2]
      }, equals: ["#3366FF", "#3366CC"])
  }

  @Test func `a screen without tokens is listed as such`() throws {
    try folder.write("name: b\nview: { text: b, padding: 7 }", to: "b.yaml")
    expect(
      try runTool(["tokens", "b.yaml"], in: folder.path).text, equals: "b: no tokens\n")
  }
}
