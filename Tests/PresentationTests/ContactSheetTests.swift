import DisplayList
import LayoutGeometry
import Presentation
import TestSupport
import Testing
import TextShaping

@Suite struct ContactSheetTests {
  private static let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))

  /// A red picture of a size.
  private func picture(_ width: Double, _ height: Double) -> SheetSection.Picture {
    let size = Size(width: width, height: height)
    return SheetSection.Picture(
      title: "title",
      displayList: DisplayList(
        size: size, commands: [.fill(.rect(Rect(origin: .zero, size: size)), Self.red)]))
  }

  private func sheet(_ sections: [SheetSection], _ style: ContactSheet.Style) throws -> DisplayList
  {
    try ContactSheet.displayList(
      of: sections, style: style, shaper: TextShaper(catalog: FontCatalog()))
  }

  /// Where the red pictures are, and what of them is seen.
  private func pictures(on sheet: DisplayList) -> [(frame: Rect, clip: Rect)] {
    sheet.commands.compactMap { command in
      guard case .group(let group) = command, case .rect(let clip) = group.clip,
        case .fill(.rect(let frame), Self.red) = group.commands.first
      else { return nil }
      return (frame, clip)
    }
  }

  private func texts(on sheet: DisplayList) -> [String] {
    sheet.commands.compactMap { command in
      if case .glyphRun(let run, _, _) = command { run.text } else { nil }
    }
  }

  @Test func `pictures are in a row as long as there is room`() throws {
    let section = SheetSection(
      heading: "a", pictures: Array(repeating: picture(320, 100), count: 5))
    let places = pictures(on: try sheet([section], .overview)).map(\.frame)
    // 1440 − 2 × 40 = 1360 points have room for 4 × 320 + 3 × 28 = 1364? No: for three.
    expect(places.map(\.minX), equals: [40, 388, 736, 40, 388])
    expect(places[0].minY, equals: places[2].minY)
    #expect(places[3].minY > places[2].maxY)
  }

  @Test func `a wide picture is drawn smaller`() throws {
    let section = SheetSection(heading: "a", pictures: [picture(1280, 400)])
    let place = try #require(pictures(on: try sheet([section], .overview)).first)
    // 320 ÷ 1280 = a quarter.
    expect(place.frame.size, equals: Size(width: 320, height: 100))
  }

  @Test func `a high picture is cut, and its caption mentions it`() throws {
    let section = SheetSection(heading: "a", pictures: [picture(640, 4000)])
    let sheet = try sheet([section], .overview)
    let place = try #require(pictures(on: sheet).first)
    // Half as large: 900 of 2000 points, which show 1800 of 4000.
    expect(place.frame.size, equals: Size(width: 320, height: 2000))
    expect(place.clip.size, equals: Size(width: 320, height: 900))
    #expect(texts(on: sheet).contains("the first 1800 of 4000 points"))
  }

  @Test func `a page is as wide as what is on it`() throws {
    let section = SheetSection(
      heading: "a", pictures: [picture(390, 100), picture(200, 300)])
    let sheet = try sheet([section], .page)
    // 390 + 28 + 200 between two margins of 40.
    expect(sheet.size.width, equals: 698)
    expect(pictures(on: sheet).map(\.frame.size.width), equals: [390, 200])
  }

  @Test func `sections are beside each other as long as there is room`() throws {
    let sections = (0..<4).map { _ in
      SheetSection(heading: nil, pictures: [picture(400, 100)])
    }
    let places = pictures(on: try sheet(sections, .overview)).map(\.frame)
    // Each takes 320 points, with 44 between: three take 1048 of 1360, four would take 1412.
    expect(places.map(\.minX), equals: [40, 404, 768, 40])
    #expect(places[3].minY > places[0].maxY)
  }

  @Test func `notes and the change are beside the heading`() throws {
    let notes = (1...14).map { "note \($0)" }
    let section = SheetSection(
      heading: "a", change: .changed, notes: notes, pictures: [picture(200, 100)])
    let texts = texts(on: try sheet([section], .overview))
    expect(
      texts, equals: ["a", "changed"] + notes.prefix(12) + ["and 2 more", "title"])
  }
}
