import CellViews
import LibraryTestSupport
import Maquette
import Testing
import TestSupport

@Suite struct SymbolTests {
  @Test func `a symbol is drawn in the foreground colour`() throws {
    let preview = Preview("test", canvas: PreviewCanvas(width: 100, isTransparent: true)) {
      Symbol("person.fill").foregroundColor(.red)
    }
    let lines = String(decoding: try preview.list(), as: UTF8.self).split(separator: "\n")
    expect(lines.count, equals: 2)
    #expect((lines.last ?? "").hasPrefix("image "))
    #expect((lines.last ?? "").hasSuffix(" #FF3B30"))
  }

  @Test func `an unknown symbol has no size, and is noticed with the name that was meant`() throws {
    let preview = Preview("test") {
      HStack(spacing: 0) {
        Image(systemName: "persn", file: "Tests/Screen.swift", line: 3).background(Color.red)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    expect(
      try preview.arranged().notices.map(\.finding),
      equals: [
        .missingPicture(
          "unknown symbol 'persn'; did you mean 'person'?", file: "Tests/Screen.swift", line: 3)
      ])
    let list = String(decoding: try preview.list(), as: UTF8.self)
    // In the middle of 390 points: (390 - 10) / 2. SwiftUI resolves the image to one of no pixels.
    #expect(list.contains("fill rect 190,0 10×10 #007AFF"), "\(list)")
    #expect(!list.contains("#FF3B30"))
  }

  // Apple's page on `SymbolVariants`: tab bars and swipe actions apply `fill`. SF Symbols 5 has
  // `star.fill`, `person.fill.badge.plus` and `bell.badge.fill`, and no filled calendar.
  @MainActor @Test func `symbols of tab bars and swipe actions are filled`() throws {
    func tabs(_ names: [String]) throws -> [String] {
      try listed(width: 390, height: 200) {
        TabView {
          ForEach(names, id: \.self) { name in
            Color.clear.tabItem { Label(name, systemImage: name).symbolVariant(.none) }
          }
        }
      }.filter { $0.hasPrefix("image ") }
    }
    let names = ["star", "calendar", "person.badge.plus", "bell.badge"]
    let plain = try listed(width: 390, height: 200) {
      TabView {
        ForEach(names, id: \.self) { name in
          Color.clear.tabItem { Label(name, systemImage: name) }
        }
      }
    }.filter { $0.hasPrefix("image ") }
    let outlines = try tabs(names)
    #expect(plain != outlines)
    let filled = ["star.fill", "calendar", "person.fill.badge.plus", "bell.badge.fill"]
    expect(plain, equals: try tabs(filled))
    func action(_ name: String) throws -> [String] {
      try listed(width: 390, height: 200) {
        List {
          Text("a").swipeActions { Button("b", systemImage: name) {} }.swiped(0.4)
        }
      }.filter { $0.contains("image ") }
    }
    expect(try action("trash"), equals: try action("trash.fill"))
  }

  @Test func `own colours of a symbol are noticed`() throws {
    let preview = Preview("test") {
      Image(systemName: "star.fill").renderingMode(.original, file: "S.swift", line: 2)
    }
    expect(
      try preview.arranged().notices.map(\.finding),
      equals: [.undrawn(word: "renderingMode(.original)", file: "S.swift", line: 2)])
  }

  @Test func `an unknown symbol in a text is noticed, and its letters are drawn`() throws {
    let preview = Preview("test") { Text("Hi \(Image(systemName: "persn")) you") }
    expect(try preview.arranged().notices.count, equals: 1)
    #expect(String(decoding: try preview.list(), as: UTF8.self).contains("Hi"))
  }

  /// The size and the colour of each picture that a view is drawn with.
  private func images(
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [String] {
    let canvas = PreviewCanvas(width: 100, isTransparent: true)
    let list = try Preview("test", canvas: canvas, content: view).list()
    return String(decoding: list, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("image ") }
      .map { $0.split(separator: " ").suffix(3).joined(separator: " ") }
  }

  /// The sizes of a symbol's box and of its picture, in words.
  @MainActor private func sizes(
    _ name: String, fontSize: Double, _ scale: Image.Scale = .medium
  ) throws -> (box: String?, picture: String?) {
    let lines = try listed {
      Image(systemName: name).font(.system(size: fontSize)).imageScale(scale)
        .background(Color.black)
    }
    func size(_ line: String?) -> String? {
      line?.split(separator: " ").first { $0.contains("×") }.map(String.init)
    }
    return (
      size(lines.first { $0.hasPrefix("fill rect") }),
      size(lines.first { $0.hasPrefix("image ") })
    )
  }

  @Test(arguments: [
    // The templates' widths, rounded up to half a point, and the drawings' heights, rounded up, with 0.077 of the size at
    // both ends, rounded down: 1.17 × 22 is 25.74, 0.996 × 22 is 21.91 and 0.077 × 22 is 1.69;
    ("person.circle.fill", 22, "26×25"),
    // 1.004 × 17 is 17.07, 1.044 × 17 is 17.75 and 0.077 × 17 is 1.31: 20, as in a button of iOS 18.5;
    ("mic.fill", 17, "17.5×20"),
    // 1.091 × 16 is 17.46, 0.834 × 16 is 13.34, and 1.098 × 16 is 17.57, 0.478 × 16 is 7.65; 0.077 × 16 is 1.23.
    ("checkmark", 16, "17.5×15.5"), ("chevron.up", 16, "18×10"),
  ])
  @MainActor func `a symbol is as large as its drawing with margins, as on iOS 18`(
    name: String, fontSize: Double, box: String
  ) throws {
    expect(try sizes(name, fontSize: fontSize).box, equals: box)
  }

  @Test @MainActor
  func `a scale changes a symbol's drawing and its room`() throws {
    let medium = try sizes("info.circle", fontSize: 25)
    let large = try sizes("info.circle", fontSize: 25, .large)
    // 1.17 × 25 = 29.25, and 1.28 of it 37.44. The circle is 0.996 × 25 = 24.9, and 1.28 of it 31.872: 25 and 32 in half
    // points, with 0.077 × 25 = 1.925, rounded down to 1.5, at both ends, and with 0.077 × 32 = 2.464, rounded down to 2.
    expect(medium.box, equals: "29.5×28")
    expect(medium.picture, equals: "24.9×24.9")
    expect(large.box, equals: "37.5×36")
    expect(large.picture, equals: "31.872×31.872")
  }

  // At accessibility1 a list's label has its first line 53 after the row's content and the next below its icon: ink at 86.0
  // and 32.67, an icon in the medium scale from 36.67 to 64.67 (bitboom/ivibe 7ac8911,
  // `docs/public/screenshots/ios26/accessibility-dynamic-type.png`, iOS 26, 402 × 874 @3x). Body is 28 points, so the circle
  // is 0.996 × 28, and the icon's room 24 × 34 / 22 = 37.09, 37 in pixels, with 16 after it: 32 + 37 + 16 = 85.
  @MainActor @Test func `a list's label flows around its icon at the accessibility sizes`() throws {
    let flowing = try row(title)
    expect(places(flowing), equals: [85, 32])
    expect(pictures(flowing), equals: ["27.888×27.888"])
    // At other sizes each line begins after the icon.
    let beside = places(try row(title, .xxxLarge))
    try #require(beside.count == 2)
    expect(beside[0], equals: beside[1])
  }

  /// A label of two lines in a list.
  @MainActor private var title: some View {
    Label("Texts of all sizes have room in rows", systemImage: "circle")
  }

  /// The commands of a row of a list on iOS 26, a line each.
  @MainActor private func row(
    _ view: some View, _ size: DynamicType = .accessibility1,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    var canvas = PreviewCanvas(
      width: 402, height: .points(400), layoutDirection: direction, dynamicType: size)
    canvas.system = .iOS26
    return try listed(on: canvas) { List { view } }
  }

  /// The left ends of lines of letters.
  private func places(_ lines: [String]) -> [Double] {
    lines.filter { $0.hasPrefix("glyphs") }.compactMap { line in
      let words = line.split(separator: " ")
      return words.drop { $0 != "at" }.dropFirst().first?.split(separator: ",").first
        .flatMap { Double($0) }
    }
  }

  /// The sizes of pictures, in words.
  private func pictures(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("image ") }.compactMap { line in
      line.split(separator: " ").first { $0.contains("×") }.map(String.init)
    }
  }

  @MainActor @Test func `a list's label flows around its icon from right to left, too`() throws {
    let lines = try row(
      Label("טקסטים בכל הגדלים מקבלים מקום בשורות", systemImage: "circle"), .accessibility1,
      .rightToLeft)
    try #require(places(lines).count == 2, "\(lines)")
    // The icon's room, 37 wide, ends at 402 - 32 = 370: its middle is 351.5, and half of 27.888 is 13.944.
    #expect(
      lines.contains { $0.hasPrefix("image ") && $0.contains(" 337.556,") }, "\(lines)")
  }

  @MainActor @Test func `an icon in a text keeps its colours, scale and weight`() throws {
    // 1.28 × 27.888 is 35.697; a circle is 0.066 of the size larger in black: 1.062 × 28 is 29.736.
    expect(pictures(try row(title.imageScale(.large))), equals: ["35.697×35.697"])
    expect(pictures(try row(title.fontWeight(.black))), equals: ["29.736×29.736"])
    let layered = Label("Texts of all sizes have room in rows", systemImage: "heart.circle")
    expect(
      pictures(try row(layered.symbolRenderingMode(.hierarchical))),
      equals: ["27.888×27.888", "27.888×27.888"])
  }

  @MainActor @Test func `modifiers of a label's title leave its icon as it is`() throws {
    func label(_ title: some View) -> some View {
      Label {
        title
      } icon: {
        Image(systemName: "circle")
      }
    }
    let text = Text("Texts of all sizes have room in rows")
    // A larger font is that of the title's letters alone.
    let larger = try row(label(text.font(.title)))
    expect(places(larger).first?.rounded(), equals: 85)
    expect(pictures(larger), equals: ["27.888×27.888"])
    // A title with another modifier is beside its icon, in 32 + 37 + 16 = 85.
    let padded = try row(label(text.padding(.bottom, 1)))
    try #require(places(padded).count >= 2, "\(padded)")
    expect(places(padded).filter { $0 != 85 }, equals: [])
    expect(pictures(padded), equals: ["27.888×27.888"])
  }

  @Test func `the parts of a symbol are coloured as SwiftUI's modes name it`() throws {
    let hierarchical = try images {
      Image(systemName: "heart.circle").symbolRenderingMode(.hierarchical)
        .foregroundStyle(Color(red: 1, green: 0, blue: 0)).font(.system(size: 25))
    }
    // The circle behind the heart at half of its opacity: 0.5 × 255 is 127.5; 0.996 × 25 is 24.9.
    #expect(hierarchical == ["24.9×24.9 tint #FF000080", "24.9×24.9 tint #FF0000"])
    let palette = try images {
      Image(systemName: "heart.circle")
        .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        .font(.system(size: 25))
    }
    #expect(palette == ["24.9×24.9 tint #0000FF", "24.9×24.9 tint #FF0000"])
  }

  @Test func `a scale makes a symbol larger than its text`() throws {
    let large = try images {
      Image(systemName: "circle").imageScale(.large)
        .foregroundColor(Color(red: 1, green: 0, blue: 0)).font(.system(size: 25))
    }
    // 1.28 × 0.996 × 25.
    #expect(large == ["31.872×31.872 tint #FF0000"])
  }

  @Test func `a symbol has the weight of its font`() throws {
    func picture(_ weight: FontWeight) throws -> String {
      let preview = Preview("test", canvas: PreviewCanvas(width: 100, isTransparent: true)) {
        Image(systemName: "heart").fontWeight(weight)
      }
      return String(decoding: try preview.list(), as: UTF8.self)
    }
    let (regular, bold) = (try picture(.regular), try picture(.bold))
    #expect(regular != bold)
  }

  @Test func `a symbol is larger in a heavier weight`() throws {
    let circle = try images {
      Image(systemName: "circle").font(.system(size: 100, weight: .black))
        .foregroundColor(Color(red: 1, green: 0, blue: 0))
    }
    // Of SF Symbols' circle: 99.6 points in regular, 6.6 more in black.
    #expect(circle == ["106.2×106.2 tint #FF0000"])
  }
}
