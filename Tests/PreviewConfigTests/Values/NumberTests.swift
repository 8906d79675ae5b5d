import CellViews
import PreviewConfig
import TestSupport
import Testing

struct NumberTests {
  @Test(
    arguments: [
      ("canvas: { width: 0 }", "1:18+1: width: expected at least 1, found 0"),
      ("canvas: { width: 16385 }", "1:18+5: width: expected at most 16384, found 16385"),
      ("canvas: { width: 1e300 }", "1:18+5: width: expected at most 16384, found 1e300"),
      (
        "canvas: { width: .nan }",
        "1:18+4: width: '.nan' is not a finite number (quote it if it is text)"
      ),
      (
        "canvas: { width: -.inf }",
        "1:18+5: width: '-.inf' is not a finite number (quote it if it is text)"
      ),
      (
        "canvas: { width: '390' }",
        "1:18+5: width: expected the canvas's width, found '390' (write 390 without quotes)"
      ),
      (
        "canvas: { width: no }",
        "1:18+2: width: expected the canvas's width, found 'no' (for example 390)"
      ),
      (
        "canvas: { width: 1:30 }",
        "1:18+4: width: expected the canvas's width, found '1:30' (for example 390)"
      ),
      (
        "canvas: { width: [1] }",
        "1:18+1: width: expected the canvas's width, found a list (for example 390)"
      ),
      (
        "canvas: { width: { a: 1 } }",
        "1:18+1: width: expected the canvas's width, found a mapping (for example 390)"
      ),
      (
        "canvas: { width: }",
        "1:18+1: width: expected the canvas's width, found nothing (for example 390)"
      ),
      ("canvas: { scale: 0.2 }", "1:18+3: scale: expected at least 0.25, found 0.2"),
      ("canvas: { scale: 8.5 }", "1:18+3: scale: expected at most 8, found 8.5"),
      (
        "canvas: { transparent: yes }",
        "1:24+3: transparent: expected true or false, found 'yes' (write true)"
      ),
      (
        "canvas: { appearance: drak }",
        "1:23+4: appearance: expected one of light, dark, found 'drak' (did you mean 'dark'?)"
      ),
    ])
  func `a value outside its type is a mistake`(canvas: String, mistake: String) {
    expect(mistakes(in: canvas + "\nview: spacer\n"), equals: [mistake])
  }

  @Test(
    arguments: [
      ("010", 10.0), ("0x10", 16), ("1e2", 100), ("+12.5", 12.5), ("'${1 / 4 * 48}'", 12),
    ])
  func `a number is read as YAML 1.2 has it`(written: String, width: Double) throws {
    let config = try load("canvas: { width: \(written) }\nview: spacer\n")
    expect(config.previews.map(\.canvas.width), equals: [width])
  }

  @Test(
    arguments: [
      ("1.5", "1:75+3: columns: expected a whole number, found 1.5 (for example 2)"),
      ("0", "1:75+1: columns: expected at least 1, found 0"),
      ("1001", "1:75+4: columns: expected at most 1000, found 1001"),
      ("two", "1:75+3: columns: expected a whole number, found 'two' (for example 2)"),
    ])
  func `a layout has 1 to 1000 columns`(columns: String, mistake: String) {
    let text =
      "view: { collection: { cell: spacer, items: [], layout: { grid: { columns: \(columns) } } } }"
    expect(mistakes(in: text), equals: [mistake])
  }
}
