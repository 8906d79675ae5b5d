import PreviewConfig
import TestSupport
import Testing

struct ReferenceTests {
  @Test(
    arguments: [
      "| `spacing` | a length |  | "
        + "The space between neighbours, in points; defaults to what both prefer, as in SwiftUI. |",
      "| `numberOfSets` | a whole number from 1 to 1000 | `1` | How many times the row contains all "
        + "items; from 3 on, it scrolls without end. |",
      "| `layout` | [layout](#layouts) |  | The rule that places the cells; only sections with layouts of "
        + "their own do without it. |",
    ])
  func `the reference has a key with its type, default and help`(row: String) {
    #expect(ConfigFile.reference().split(separator: "\n").contains(Substring(row)))
  }

  @Test(
    arguments: [
      "preview", "canvas", "collection", "section", "grid", "waterfall", "justified", "mosaic",
      "aspectGrid", "flow", "list", "carousel", "vstack", "frame", "font", "dimensions", "dataFile",
    ])
  func `the reference has a table for each mapping`(name: String) {
    let headings = ConfigFile.reference().split(separator: "\n").filter { $0.hasPrefix("#") }
    expect(headings.count { $0.hasSuffix(" `\(name)`") }, equals: 1)
  }

  @Test(
    arguments: [
      "text", "image", "symbol", "color", "linearGradient", "radialGradient",
      "ellipticalGradient", "angularGradient", "meshGradient", "rectangle", "roundedRectangle",
      "circle", "capsule", "spacer", "divider", "vstack", "hstack", "zstack", "collection",
      "padding", "frame", "background", "overlay", "border", "cornerRadius", "clipShape", "fill",
      "stroke", "shadow", "opacity", "font", "bold", "italic", "foregroundColor",
      "multilineTextAlignment", "lineLimit", "offset", "aspectRatio", "contentMode", "fixedSize",
      "layoutPriority", "accessibilityLabel", "id", "dimensions", "modifiers",
    ])
  func `the reference has each view and modifier`(name: String) {
    #expect(ConfigFile.reference().contains("\n| `\(name)` |"))
  }

  @Test func `the schema and the reference are the same each time`() {
    expect(ConfigFile.jsonSchema(), equals: ConfigFile.jsonSchema())
    expect(ConfigFile.reference(), equals: ConfigFile.reference())
  }
}
