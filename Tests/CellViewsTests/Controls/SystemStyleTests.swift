import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// The looks of systems; the sizes are iOS 26's own.
struct SystemStyleTests {
  private func canvas(_ system: SystemLook, width: Double = 402) -> PreviewCanvas {
    var canvas = PreviewCanvas(width: width)
    canvas.system = system
    return canvas
  }

  private func size(_ view: ViewNode, _ system: SystemLook) throws -> Size {
    let fixed = view.with(.fixedSize(horizontal: true, vertical: true)).with(.id("view"))
    let arrangement = try arranged(fixed, on: canvas(system))
    return try #require(arrangement.computed.views["view"]).frame.size
  }

  @Test func `a canvas without a system is iOS 18`() {
    expect(PreviewCanvas().system, equals: .iOS18)
  }

  @Test func `a switch is as large as its system's`() throws {
    let toggle = ToggleNode(isOn: true).view
    expect(try size(toggle, .iOS18), equals: Size(width: 51, height: 31))
    expect(try size(toggle, .iOS26), equals: Size(width: 63, height: 28))
    expect(try size(toggle, .iOS27), equals: Size(width: 63, height: 28))
  }

  @Test func `bars have the height of their system's`() throws {
    func height(_ view: ViewNode, _ system: SystemLook) throws -> Double {
      try arranged(view, on: canvas(system)).size.height
    }
    let large = NavigationBarNode("Users", displayMode: .large).view
    expect(try height(NavigationBarNode("Users").view, .iOS26), equals: 54)
    expect(try height(large, .iOS26), equals: 54 + 52)
    expect(try height(large, .iOS18), equals: 44 + 52)
  }

  @Test func `a colour with a name is the system's, with its own opacity`() throws {
    func fills(_ system: SystemLook) throws -> [RGBA] {
      let view = ViewNode.color(.blue.opacity(0.5))
        .with(.frame(FixedFrame(width: 9, height: 9)))
      return try arranged(view, on: canvas(system)).displayList.commands.compactMap { command in
        if case .fill(_, .color(let color)) = command, color.alpha < 1 { color } else { nil }
      }
    }
    expect(try fills(.iOS18), equals: [RGBA(hex: 0x007AFF, alpha: 0.5)])
    expect(try fills(.iOS26), equals: [RGBA(hex: 0x0088FF, alpha: 0.5)])
  }

  @Test func `a colour for more contrast is that of Apple's guidelines`() throws {
    func fill(_ color: Color, _ appearance: Appearance, _ system: SystemLook) throws -> RGBA? {
      var canvas = canvas(system)
      canvas.appearance = appearance
      canvas.hasHighContrast = true
      let view = ViewNode.color(color).with(.frame(FixedFrame(width: 9, height: 9)))
      return try arranged(view, on: canvas).displayList.commands.compactMap { command in
        if case .fill(_, .color(let color)) = command { color } else { nil }
      }.last
    }
    expect(try fill(.green, .light, .iOS26), equals: RGBA(hex: 0x008932))
    expect(try fill(.accentColor, .dark, .iOS26), equals: RGBA(hex: 0x5CB8FF))
    // iOS 18's are not drawn.
    expect(try fill(.green, .light, .iOS18), equals: RGBA(hex: 0x34C759))
  }

  @Test func `items of a bar share glass as far as the next spacer`() throws {
    func item() -> ViewNode {
      ViewNode.color(.red).with(.frame(FixedFrame(width: 20, height: 20)))
    }
    func pieces(_ trailing: [ViewNode]) throws -> [Rect] {
      let bar = NavigationBarNode("", trailing: trailing).view
      return try arranged(bar, on: canvas(.iOS26)).displayList.commands.compactMap { command in
        guard case .group(let group) = command, case .glass? = group.effect,
          case .fill(let shape, _) = group.commands[0]
        else { return nil }
        return shape.bounds
      }
    }
    // Buttons of 44 that end 16 before the edge; two in one piece, with 13 around each and 4 between them:
    // 2 × (20 + 26) + 4 = 96; and one 12 apart from another.
    expect(try pieces([item()]), equals: [Rect(x: 342, y: 0, width: 44, height: 44)])
    expect(try pieces([item(), item()]), equals: [Rect(x: 290, y: 0, width: 96, height: 44)])
    expect(
      try pieces([item(), .barSpacer(isFlexible: false), item()]),
      equals: [
        Rect(x: 286, y: 0, width: 44, height: 44), Rect(x: 342, y: 0, width: 44, height: 44),
      ])
    // An empty slot has no place.
    expect(
      try pieces([.zstack(ZStackNode(children: [])), item()]),
      equals: [Rect(x: 342, y: 0, width: 44, height: 44)])
    expect(
      try pieces([item(), item().hidingSharedBackground]),
      equals: [Rect(x: 286, y: 0, width: 44, height: 44)])
  }

  /// The start and the end of each text, by its letters.
  private func places(
    _ view: ViewNode, _ system: SystemLook
  ) throws -> [String: (start: Double, end: Double)] {
    var screen = canvas(system)
    screen.height = .points(600)
    func found(_ commands: [Command]) -> [(String, (start: Double, end: Double))] {
      commands.flatMap { command -> [(String, (start: Double, end: Double))] in
        switch command {
        case .glyphRun(let run, let origin, _):
          [(run.text, (start: origin.x, end: origin.x + run.advance))]
        case .group(let group): found(group.commands)
        default: []
        }
      }
    }
    return Dictionary(found(try arranged(view, on: screen).displayList.commands)) { first, _ in
      first
    }
  }

  @Test func `a value in a row ends 12 before the sign`() throws {
    let value = ViewNode.text(TextNode("On")).with(
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .trailing)))
    let row = value.with(.listRow("", "") { $0.accessories = [ListAccessory(.disclosure)] })
    let list = ViewNode.collection(
      CollectionNode(
        layout: List(appearance: .insetGrouped),
        sections: [SectionNode(layout: LayoutSection(itemCount: 1), cell: { _ in row })]))
    // The card ends at 402 − 16, and the sign's box of 9 is 16 before its edge (HA, iOS 26).
    let end = try #require(try places(list, .iOS26)["On"]).end
    #expect(abs(end - (402 - 16 - 16 - 9 - 12)) < 0.01)
  }

  @Test func `a line with a start of its own ends before the card's edge`() throws {
    let row = ViewNode.text(TextNode("On"))
      .with(.listRow("", "") { $0.separatorInsets.leading = 40 })
    let list = ViewNode.collection(
      CollectionNode(
        layout: List(appearance: .insetGrouped),
        sections: [SectionNode(layout: LayoutSection(itemCount: 2), cell: { _ in row })]))
    // A point thick and 16 before the edge, as other lines of iOS 26, from 16 + 40 on.
    let lines = try commands(list, on: canvas(.iOS26)).split(separator: "\n")
      .filter { $0.contains("fill rect 56,") }
    expect(lines.count, equals: 1)
    #expect(lines.first?.contains("314×1 ") == true, "\(lines)")
  }

  @Test func `titles of a menu with icons begin at one place, after the marks`() throws {
    func sign() -> ViewNode { .color(.red).with(.frame(FixedFrame(width: 20, height: 20))) }
    let menu = MenuNode(
      .text(TextNode("Sort")),
      sections: [
        [.titled("Plain"), .titled("Marked", isSelected: true), .titled("Sign", symbol: sign())]
      ], isOpen: true
    ).view
    let titles = try places(menu, .iOS26)
    expect(titles["Plain"]?.start, equals: titles["Sign"]?.start)
    expect(titles["Marked"]?.start, equals: titles["Sign"]?.start)
  }

  // Measured of an open menu of iOS 26 with a check mark: its titles begin 39.7 in, where those of a menu without marks
  // are 24 in; with symbols they are at 61.7, or as much later.
  @Test func `marks move the titles of a menu by 15 and two thirds`() throws {
    func start(isMarked: Bool, _ symbol: ViewNode?) throws -> Double {
      let rows = [MenuItem.titled("Name", symbol: symbol), .titled("Size", isSelected: isMarked)]
      let menu = MenuNode(.text(TextNode("Sort")), sections: [rows], isOpen: true).view
      return try #require(try places(menu, .iOS26)["Name"]).start
    }
    for symbol in [nil, ViewNode.color(.red).with(.frame(FixedFrame(width: 20, height: 20)))] {
      let apart = try start(isMarked: true, symbol) - start(isMarked: false, symbol)
      #expect(abs(apart - 47.0 / 3) < 0.01, "\(apart)")
    }
  }

  // A second line of body letters is 22 under the first, as body's leading is: the two are 42.33 high, and their row 63.33
  // with the space of 21, where a row of one line is 42 and so has its line a third lower.
  @Test func `a row of a menu is as high as its lines and the space of one`() throws {
    let long = "A title of an action that is too long for one line"
    func height(_ title: String) throws -> Double {
      let menu = MenuNode(
        .text(TextNode("Sort")), sections: [[.titled(title), .titled("Last")]], isOpen: true
      ).view
      var screen = canvas(.iOS26)
      screen.height = .points(600)
      let runs = flat(try arranged(menu, on: screen).displayList.commands).compactMap { command in
        if case .glyphRun(let run, let origin, _) = command { (run.text, origin.y) } else { nil }
      }
      let lines = runs.drop { !title.hasPrefix($0.0.prefix(5)) }
      return try #require(lines.first { $0.0 == "Last" }).1 - lines[lines.startIndex].1
    }
    let (one, two) = (try height("Short"), try height(long))
    expect(one, equals: 42)
    // Baselines are on whole pixels of thirds.
    #expect(abs(two - one - (22 - 1.0 / 3)) < 0.34, "\(two - one)")
  }

  @Test func `glass at the lower edge is as far from it with any home indicator`() throws {
    func lowest(_ view: ViewNode, room: Double) throws -> Double {
      var screen = PreviewCanvas(
        width: 874, height: .points(402), safeArea: EdgeInsets(top: 0, bottom: room))
      screen.system = .iOS26
      let page = ViewNode.color(.white).with(
        .safeAreaInset(.bottom, spacing: 0, view))
      return try commands(page, on: screen).split(separator: "\n")
        .compactMap { line -> Double? in
          guard line.contains("fill rounded"), let place = line.firstRange(of: "rounded ") else {
            return nil
          }
          let numbers = line[place.upperBound...].split(whereSeparator: { " ,×".contains($0) })
            .prefix(4).compactMap { Double($0) }
          return numbers.count == 4 ? numbers[1] + numbers[3] : nil
        }.max() ?? 0
    }
    let tabs = TabBarNode([.init("One", icon: .color(.red)), .init("Two", icon: .color(.red))]).view
    let toolbar = ToolbarNode([.color(.red).with(.frame(FixedFrame(width: 20, height: 20)))]).view
    for room in [0.0, 20, 21, 34] {
      expect(try lowest(tabs, room: room), equals: 402 - 21)
      if room < 34 { expect(try lowest(toolbar, room: room), equals: 402 - 28) }
    }
  }

  @Test func `titles of a bar with many tabs do not overlap`() throws {
    let names = [
      "Inbox", "Directories", "Favourites", "Recommended", "Notifications", "Help", "More",
    ]
    let bar = TabBarNode(names.map { .init($0, icon: .color(.red)) }).view
    // Titles that are cut end in an ellipsis, so that they are known by their places.
    let ends = try places(bar, .iOS26).values.sorted { $0.start < $1.start }
    expect(ends.count, equals: 7)
    for (one, next) in zip(ends, ends.dropFirst()) {
      #expect(one.end <= next.start + 0.01, "\(ends)")
    }
  }

  @Test(arguments: [SystemLook.iOS18, .iOS26, .iOS27])
  func `a symbol wider than its column of a menu is not reported`(system: SystemLook) throws {
    let wide = ViewNode.color(.red).with(.frame(FixedFrame(width: 40, height: 20)))
    let menu = MenuNode(
      .text(TextNode("Sort")),
      sections: [[.titled("Wide", symbol: wide), .titled("Marked", isSelected: true)]],
      isOpen: true
    ).view
    var screen = PreviewCanvas(width: 402, height: .points(400))
    screen.system = system
    try #require(arranged(menu, on: screen).notices == [])
  }

  @Test(arguments: [DynamicType.large, .xxxLarge, .accessibility5])
  func `an icon wider than its room in a list's row is not reported`(size: DynamicType) throws {
    let wide = ViewNode.color(.red).with(.frame(FixedFrame(width: 60, height: 20)))
    let room = LabelRow.Room(for: size, pixel: 1)
    let row = LabelRow.row([.text(TextNode("Wide"))], icon: [wide], room: room)
    var screen = PreviewCanvas(width: 402, height: .points(400))
    screen.dynamicType = size
    try #require(arranged(row, on: screen).notices == [])
  }

  @Test func `a bar of progress is as thick as the track of a slider`() throws {
    func height(_ system: SystemLook) throws -> Double {
      try arranged(ProgressNode(value: 0.5).view, on: canvas(system)).size.height
    }
    expect(try height(.iOS18), equals: 4)
    expect(try height(.iOS26), equals: 6)
  }

  /// The commands and those in groups, without the groups.
  private func flat(_ commands: [Command]) -> [Command] {
    commands.flatMap { command -> [Command] in
      if case .group(let group) = command { flat(group.commands) } else { [command] }
    }
  }

  @Test func `keys have the corners of their system's`() throws {
    func radii(_ system: SystemLook, width: Double) throws -> Set<Double> {
      var screen = canvas(system)
      screen.height = .points(600)
      let keyboard = KeyboardNode().below(.color(.white))
      let commands = try arranged(keyboard, on: screen).displayList.commands
      return Set(
        flat(commands).compactMap {
          guard case .fill(.roundedRect(let rect, let radii), _) = $0,
            abs(rect.width - width) < 0.01
          else { return nil }
          return radii.topLeft
        })
    }
    // A letter's key is a tenth of the row, less 3 at both sides; rows of iOS 26 are 3.5 in at both ends.
    expect(try radii(.iOS18, width: 34.2), equals: [5])
    expect(try radii(.iOS26, width: 33.5), equals: [9])
  }

  @Test func `the glass of a keyboard reaches the screen's lower edge`() throws {
    var screen = canvas(.iOS26)
    screen.height = .points(600)
    screen.safeArea = EdgeInsets(bottom: 34)
    let commands = try arranged(KeyboardNode().below(.color(.white)), on: screen).displayList
      .commands
    let ends = commands.compactMap { command -> Double? in
      guard case .group(let group) = command, case .glass? = group.effect,
        case .fill(let shape, _)? = group.commands.first
      else { return nil }
      return shape.bounds.maxY
    }
    expect(ends, equals: [600])
  }

  @Test func `a popover is one piece of glass with its arrow`() throws {
    func pieces(_ system: SystemLook) throws -> [Int] {
      var screen = canvas(system, width: 800)
      screen.height = .points(600)
      let button = ViewNode.color(.red).with(.frame(FixedFrame(width: 40, height: 40)))
        .with(PopoverNode(.text(TextNode("Notes"))).modifier)
      return try arranged(button, on: screen).displayList.commands.compactMap {
        guard case .group(let group) = $0, case .glass? = group.effect else { return nil }
        return group.commands.count
      }.filter { $0 > 0 }
    }
    expect(try pieces(.iOS18), equals: [])
    expect(try pieces(.iOS26), equals: [2])
  }

  @Test func `a search field that is minimized is a round button of a bar`() throws {
    func pieces(_ field: ViewNode) throws -> [Rect] {
      try arranged(ToolbarNode([field]).view, on: canvas(.iOS26)).displayList.commands.compactMap {
        guard case .group(let group) = $0, case .glass? = group.effect,
          case .fill(let shape, _)? = group.commands.first
        else { return nil }
        return shape.bounds
      }
    }
    let field = SearchFieldNode("Search").view
    // 402 − 2 × 28, and a circle of 48.
    expect(try pieces(field), equals: [Rect(x: 28, y: 0, width: 346, height: 48)])
    expect(
      try pieces(field.minimizingSearch), equals: [Rect(x: 28, y: 0, width: 48, height: 48)])
  }

  @Test func `content under a bar has a hard edge if it asks for one`() throws {
    func tints(_ styles: EdgeEffectNode.Style...) throws -> [Double] {
      var scroll = grid(items: 30, height: 30, offset: .point(Point(x: 0, y: 50))) { _ in
        .spacer(minLength: 0)
      }
      for style in styles { scroll = scroll.with(.scrollEdgeEffect(style, at: .top)) }
      let page = scroll.with(
        .safeAreaInset(.top, spacing: 0, NavigationBarNode("Title").view))
      var screen = canvas(.iOS26)
      screen.height = .points(400)
      return try arranged(page, on: screen).displayList.commands.compactMap { command in
        guard case .group(let group) = command, case .backdrop(let backdrop)? = group.effect else {
          return nil
        }
        return backdrop.tint.alpha
      }
    }
    // A soft edge at the top is 84 % of the ground at most (`ios26-edge-soft` in `docs/truth.md`).
    expect(try tints(), equals: [0.84])
    expect(try tints(.soft), equals: [0.84])
    expect(try tints(.hard), equals: [0.85])
    // The innermost counts.
    expect(try tints(.hard, .soft), equals: [0.85])
    expect(try tints(.soft, .hard), equals: [0.84])
  }
}
