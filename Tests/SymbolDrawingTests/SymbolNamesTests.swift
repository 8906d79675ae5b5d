import SymbolDrawing
import TestSupport
import Testing

@Suite struct SymbolNamesTests {
  @Test(arguments: [
    ("person", ["person"]), ("person.fill", ["person-fill"]), ("person-fill", ["person-fill"]),
    ("magnifyingglass", ["search", "magnifyingglass"]),
    ("square.and.arrow.up", ["box-arrow-up", "square-and-arrow-up"]),
    ("checkmark.circle.fill", ["check-circle-fill", "checkmark-circle-fill"]),
    ("xmark", ["x-lg", "xmark"]), ("plus", ["plus-lg", "plus"]),
    ("ellipsis", ["three-dots", "ellipsis"]), ("gear", ["gear"]),
  ])
  func `a symbol's name leads to names of bootstrap-icons`(name: String, expected: [String]) {
    expect(SymbolNames.candidates(for: name), equals: expected)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.backward.circle", true), ("arrow.uturn.backward", true),
    ("rectangle.portrait.and.arrow.forward", true), ("list.bullet", true),
    ("speaker.wave.2.fill", true),
    // A side is a side, and a player's buttons point along its bar.
    ("chevron.right", false), ("arrow.left", false), ("forward.fill", false),
    ("backward.end", false), ("goforward", false), ("list-ul", false), ("volume-up", false),
  ])
  func `what reads in a direction is mirrored`(name: String, isMirrored: Bool) {
    expect(SymbolNames.isMirrored(name), equals: isMirrored)
  }

  @Test(arguments: [
    ("heart.circle.fill", true), ("bird.slash", true), ("calendar.badge.heart", true),
    ("chevron.forward.square", true), ("nothing.circle", false), (".circle", false),
    ("heart.badge", true), ("bell.badge.fill", true), ("badge.heart", false),
    ("heart.trianglebadge.exclamationmark", true), ("cloud.sun.bolt.fill", true),
    ("heart.circle.square.slash.circle", false),
  ])
  func `a symbol has forms that no icon has`(name: String, hasRecipe: Bool) {
    let icons = Set(listFolder("/usr/share/bootstrap-icons/svg"))
    let recipe = SymbolNames.recipe(for: name) { icons.contains($0 + ".svg") }
    #expect((recipe != nil) == hasRecipe)
  }

  @Test(
    arguments: [
      // No icon is filled, or dotted.
      ("square.and.arrow.up.fill", .icon("box-arrow-up")),
      ("arrow.down.circle.dotted", .icon("arrow-down-circle")),
      // Apps write names of several versions of SF Symbols.
      ("line.horizontal.3.decrease", .icon("filter")),
      ("line.3.horizontal.decrease", .icon("filter")),
      ("checkmark.shield.fill", .icon("shield-fill-check")),
      ("book.pages.fill", .icon("book-fill")),
      // A badge without a symbol is a dot.
      ("bell.badge", .badged(.icon("bell"), .icon("circle-fill"))),
      ("message.badge.filled.fill", .badged(.icon("chat-fill"), .icon("circle-fill"))),
      // Icons of the same meaning under other names; a turned arrow has no filled form.
      ("icloud.and.arrow.up.fill", .icon("cloud-arrow-up-fill")),
      ("rotate.right.fill", .icon("arrow-clockwise")),
      // Its download is an arrow into a tray.
      ("tray.and.arrow.down.fill", .icon("download")),
      ("yensign.circle.fill", .enclosed(.icon("currency-yen"), .circle, isFilled: true)),
      ("heart.text.square.fill", .icon("postcard-heart-fill")),
      ("rectangle.portrait.on.rectangle.portrait.fill", .icon("files")),
      ("nothing.fill", nil), ("nothing.badge", nil),
    ] as [(String, SymbolRecipe?)])
  func `a form without an icon is drawn as what is there`(name: String, expected: SymbolRecipe?) {
    let icons = Set(listFolder("/usr/share/bootstrap-icons/svg"))
    let recipe = SymbolNames.recipe(for: name) { icons.contains($0 + ".svg") }
    expect(recipe, equals: expected)
  }

  @Test(arguments: [
    ("heart.circle.fill", "heart-fill"), ("heart.circle", "heart"),
    ("bell.square.fill", "bell-fill"),
    // There is no filled plus, and SF Symbols has the outlined bin.
    ("xmark.triangle.fill", "x-lg"), ("trash.circle.fill", "trash"),
  ])
  func `a filled outline has the filled symbol in it`(name: String, icon: String) throws {
    let icons = Set(listFolder("/usr/share/bootstrap-icons/svg"))
    let recipe = SymbolNames.recipe(for: name) { icons.contains($0 + ".svg") }
    guard case .enclosed(.icon(let inner), _, _)? = recipe else {
      Issue.record("\(name) is \(String(describing: recipe))")
      return
    }
    expect(inner, equals: icon)
  }

  @Test func `every name in the table is an icon`() {
    let icons = Set(listFolder("/usr/share/bootstrap-icons/svg"))
    #expect(icons.count > 1000)
    let missing = SymbolNames.bootstrapNames.values.filter { !icons.contains($0 + ".svg") }
    expect(missing.sorted(), equals: [])
  }
}
