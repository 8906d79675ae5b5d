import CellViews
import TestSupport
import Testing

@Suite struct RedlineTests {
  /// Two columns of 40 points with a gap of 20, on a canvas of 100 points without padding.
  private let grid = """
    canvas: { width: 100 }
    view:
      collection:
        layout: { grid: { columns: 2, spacing: 20 } }
        items: 1...4
        itemHeight: 60
        cell: { color: red }
    """

  @Test func `a gap that is repeated along an axis is labelled once`() throws {
    try #require(labels(.spacing, in: grid) == ["20", "20"])
  }

  @Test func `gaps along both axes are distinguished`() throws {
    let yaml = """
      canvas: { width: 100 }
      view:
        collection:
          layout: { grid: { columns: 2, columnSpacing: 20, rowSpacing: 12 } }
          items: 1...4
          itemHeight: 60
          cell: { color: red }
      """
    try #require(labels(.spacing, in: yaml) == ["20", "12"])
  }

  @Test func `a size that is repeated is labelled once`() throws {
    // (100 − 20) / 2 = 40.
    try #require(labels(.size, in: grid) == ["40 × 60"])
  }

  @Test func `each cell has its number`() throws {
    try #require(labels(.index, in: grid) == ["0", "1", "2", "3"])
  }

  @Test func `a cell of one of several sections has the section's number, too`() throws {
    let yaml = """
      canvas: { width: 100 }
      view:
        collection:
          layout: { grid: { columns: 2 } }
          cell: { color: red }
          itemHeight: 60
          sections:
            - items: 1...2
            - items: 1...1
      """
    try #require(labels(.index, in: yaml) == ["0.0", "0.1", "1.0"])
  }

  @Test func `the padding of a view is labelled at each edge`() throws {
    let yaml = """
      canvas: { width: 200 }
      view:
        color: red
        frame: { height: 100 }
        padding: { top: 10, leading: 20, bottom: 30, trailing: 40 }
      """
    // From the top edge clockwise.
    try #require(labels(.insets, in: yaml) == ["10", "40", "30", "20"])
  }

  @Test func `leading is right from right to left`() throws {
    let yaml = """
      canvas: { width: 200, layoutDirection: rightToLeft, padding: { leading: 20, trailing: 40 } }
      view: { color: red, frame: { height: 100 } }
      """
    try #require(labels(.insets, in: yaml) == ["20", "40"])
  }

  @Test func `the insets of a section are labelled once, and not as gaps between sections`() throws
  {
    let yaml = """
      canvas: { width: 200 }
      view:
        collection:
          layout: { grid: { columns: 1 } }
          cell: { color: red }
          itemHeight: 60
          insets: { top: 8, leading: 16, bottom: 8, trailing: 16 }
          sections: [ { items: 1...1 }, { items: 1...1 } ]
      """
    try #require(labels(.insets, .spacing, in: yaml) == ["8", "16", "8", "16"])
  }

  @Test func `the space that a spacer takes is not a gap that someone chose`() throws {
    let yaml = """
      canvas: { width: 200 }
      view:
        hstack:
          spacing: 6
          children:
            - { color: red, frame: { width: 30, height: 30 } }
            - { color: red, frame: { width: 30, height: 30 } }
            - spacer
            - { color: red, frame: { width: 30, height: 30 } }
      """
    try #require(labels(.spacing, in: yaml) == ["6"])
  }

  @Test func `a gap is the distance of frames, and not of what is drawn in them`() throws {
    let yaml = """
      canvas: { width: 300 }
      view:
        vstack:
          spacing: 0
          children:
            - { text: Bar, frame: { height: 44 } }
            - text: Title
            - hstack:
                spacing: 10
                children:
                  - { text: "1:11", frame: { width: 60 } }
                  - { capsule: , fill: red, frame: { width: 4, height: 40 } }
      """
    // The rows touch: nothing is drawn between them.
    try #require(labels(.spacing, in: yaml) == ["10"])
  }

  @Test(arguments: ["opacity: 0", "foregroundColor: clear", "frame: { width: 0, height: 0 }"])
  func `the gap to a view that draws nothing is not measured`(modifier: String) throws {
    let yaml = """
      canvas: { width: 200 }
      view:
        hstack:
          spacing: 6
          children:
            - { color: red, frame: { width: 30, height: 30 } }
            - { color: red, frame: { width: 20, height: 20 } }
            - { rectangle: , \(modifier), padding: 3 }
      """
    // 6 once, and neither another 6 nor the padding.
    try #require(labels(.spacing, .insets, in: yaml) == ["6"])
  }

  @Test func `nothing is measured of what has no opacity`() throws {
    let yaml = """
      canvas: { width: 100 }
      view:
        collection:
          layout: { grid: { columns: 2, spacing: 20 } }
          items: 1...4
          itemHeight: 30
          cell: { text: "${item}", padding: 4, opacity: 0 }
      """
    try #require(labels(.spacing, .insets, .size, .index, .baseline, .touch, in: yaml) == [])
  }

  @Test func `a control has the platform's height, and is small where it is narrow`() throws {
    let yaml = """
      canvas: { width: 200, padding: 40 }
      view:
        vstack:
          - toggle: true
          - searchField: Search
          - { searchField: Search, frame: { width: 40 } }
      """
    // A switch of 51 × 31 and a field of 36 points are UIKit's own.
    try #require(labels(.touch, in: yaml) == ["40 × 36 < 44"])
  }

  @Test func `a target of 44 points is large enough`() throws {
    let yaml = """
      canvas: { width: 88 }
      view:
        collection:
          layout: { grid: { columns: 2 } }
          items: 1...2
          itemHeight: 44
          cell: { color: red }
      """
    try #require(labels(.touch, in: yaml) == [])
  }

  @Test func `the safe area of a device is labelled at each edge that has some`() throws {
    let yaml = """
      canvas: { device: iphone-x }
      view: { color: red }
      """
    try #require(labels(.safeArea, in: yaml) == ["safe area 44", "safe area 34"])
  }

  @Test func `the inside of a bar is the platform's and is not measured`() throws {
    let yaml = """
      canvas: { width: 390 }
      view: { searchField: Search }
      """
    try #require(labels(.insets, .spacing, in: yaml) == [])
  }

  /// A bar with a back button, two actions on one piece of glass and one on its own, over a bar of tabs.
  private let glassBars = """
    canvas: { device: iphone-17, system: ios-26 }
    view:
      vstack:
        spacing: 0
        children:
          - navigationBar:
              title: Inbox
              back: All
              trailing:
                - { button: { label: { symbol: pencil } } }
                - { button: { label: { symbol: folder } } }
                - { toolbarSpacer: fixed }
                - { button: { label: { symbol: ellipsis } } }
          - spacer
          - tabBar: [{ title: A, symbol: tray }, { title: B, symbol: flag }, { title: C, symbol: gear }, { title: D, symbol: star }]
    """

  @Test func `the glass of bars is measured as controls are`() throws {
    // Buttons of 44, two of 51.33 together in scale large with 13 around each and 4 between them, and tabs in
    // 402 − 2 × 21; the glass is the targets of its items.
    expect(try labels(.size, in: glassBars), equals: ["44 × 44", "107.33 × 44", "360 × 62"])
    expect(try labels(.spacing, in: glassBars), equals: ["12"])
    // 16 at the sides of the one bar, 21 at those of the other and under it.
    expect(try labels(.insets, in: glassBars).sorted(), equals: ["16", "16", "21", "21", "21"])
    expect(try labels(.touch, in: glassBars), equals: [])
  }

  @Test func `the glass of a button is the button's`() throws {
    let yaml = """
      canvas: { width: 200, height: 200, system: ios-26 }
      view:
        vstack:
          spacing: 30
          children:
            - { button: { title: Play, style: glass }, frame: { width: 120 } }
            - { color: clear, frame: { width: 60, height: 50 }, glassEffect: regular }
      """
    // The glass of a view is measured alone. The button has padding of 7 around a line of 20.33.
    let sizes = try labels(.size, in: yaml)
    expect(sizes.count, equals: 2)
    expect(sizes.last, equals: "60 × 50")
  }

  @Test func `controls have sizes, each size once, and nothing in them has`() throws {
    let yaml = """
      canvas: { width: 300, height: 300 }
      view:
        vstack:
          spacing: 30
          children:
            - { stepper: { value: 1 } }
            - { stepper: { value: 2 } }
            - toggle: { isOn: true }
      """
    // UIKit's: a stepper of 94 × 32 and a switch of 51 × 31.
    try #require(labels(.size, in: yaml) == ["94 × 32", "51 × 31"])
  }

  @Test func `controls of forms are sized, and those of a dialog are touched one by one`() throws {
    let yaml = """
      canvas: { width: 300, height: 500 }
      view:
        vstack:
          - picker: { items: [A, B], selected: 0, style: wheel }
          - map: { marker: Here }
            frame: { height: 40 }
        actionSheet: { actions: [Move] }
      """
    // The wheel fills 300 points; both rows of the dialog are 8 points inside of that, and of one size.
    // A map is not touched.
    let found = try labels(.size, in: yaml)
    expect(found.sorted(), equals: ["284 × 57", "300 × 216"])
    try #require(labels(.touch, in: yaml) == [])
  }

  @Test func `a view with a tap is a touch target, once and not in a bar`() throws {
    let yaml = """
      canvas: { width: 390 }
      let: { isOn: false }
      view:
        vstack:
          - navigationBar:
              trailing: { color: red, frame: { width: 20, height: 20 }, onTap: { set: { isOn: true } } }
          - { color: red, frame: { width: 40, height: 50 }, onTap: { set: { isOn: true } } }
          - { color: red, frame: { width: 44, height: 44 }, onTap: { set: { isOn: true } } }
          - collection:
              layout: { flow: { itemSize: [30, 30] } }
              items: 1...1
              cell: { color: red, onTap: { set: { isOn: true } } }
            frame: { height: 30 }
      """
    // Cells and controls come first.
    try #require(labels(.touch, in: yaml) == ["30 × 30 < 44", "40 × 50 < 44"])
  }

  @Test func `what is scrolled out of sight is not measured`() throws {
    let yaml = """
      canvas: { width: 100, height: 60 }
      view:
        collection:
          layout: { grid: { columns: 1, spacing: 20 } }
          items: 1...4
          itemHeight: 60
          cell: { color: red }
          contentOffset: [0, 80]
      """
    try #require(labels(.index, .spacing, in: yaml) == ["1"])
  }

  @Test func `a length is printed to a hundredth of a point`() throws {
    let yaml = """
      canvas: { width: 400 }
      view:
        collection:
          layout: { grid: { columns: 3 } }
          items: 1...3
          itemHeight: 60.004
          cell: { color: red }
      """
    // 400 / 3 = 133.333…, and four thousandths of a point are left out.
    try #require(labels(.size, in: yaml) == ["133.33 × 60"])
  }
}
