/// A piece of a drawn symbol, on a grid of 16 × 16.
package enum SymbolPiece: Hashable, Sendable {
  /// A path's line, one unit wide, with round ends.
  case line(String)
  /// The area that a path encloses, by the even-odd rule.
  case area(String)
  /// A line that is cut out of the pieces before.
  case cutLine(String)
  /// An area that is cut out of the pieces before.
  case cutArea(String)
}

/// The symbols whose meaning Bootstrap Icons lacks, which are drawn here.
enum DrawnSymbols {
  /// The pieces of each symbol by name, on the grid and in the strokes of Bootstrap Icons.
  static let all: [String: [SymbolPiece]] = [
    "arrow.left.and.right": [.line("M1.5 8h13M4.5 5l-3 3 3 3M11.5 5l3 3-3 3")],
    "arrow.up.and.down": [.line("M8 1.5v13M5 4.5l3-3 3 3M5 11.5l3 3 3-3")],
    // Bootstrap Icons has the down arrow on the left.
    "arrow.up.arrow.down": [
      .line("M4.5 14.5v-13M1.5 4.5l3-3 3 3M11.5 1.5v13M8.5 11.5l3 3 3-3")
    ],
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": [
      .line("M1.5 4.5v7l4-3.5zM14.5 4.5v7l-4-3.5zM8 1.5v13")
    ],
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill": [
      .line("M8 1.5v13M1.5 4.5v7l4-3.5zM14.5 4.5v7l-4-3.5z"),
      .area("M1.5 4.5v7l4-3.5zM14.5 4.5v7l-4-3.5z"),
    ],
    "bird": [.line(bird), .area(birdEye), .line("M6.2 13.8 5.6 15.5M9.2 14 9.8 15.5")],
    "bird.fill": [
      .area(bird), .line(bird), .cutArea(birdEye), .line("M6.2 13.8 5.6 15.5M9.2 14 9.8 15.5"),
    ],
    "book.closed.fill": [
      .area(
        closedBook
      ),
      .cutLine("M14 11.5H4.5a1 1 0 0 0 0 2"),
    ],
    "books.vertical": [
      .line("M1.5 2.5h3v11h-3zM4.5 2.5h3v11h-3zM9 3.2l2.8-.8 3.1 10.7-2.8.8z"),
      .line("M1.5 5h3M4.5 11h3M9.7 5.6l2.8-.8"),
    ],
    "books.vertical.fill": [
      .area("M1 2h3.25v12H1zM4.75 2H8v12H4.75zM8.5 2.8l3.6-1 3.4 11.6-3.6 1z"),
      .cutLine("M1.5 5h2.25M5.25 11h2.25M9.9 5.7l2.6-.8"),
    ],
    "bubble.left.and.bubble.right": [.line(leftBubble), .line("M12.5 5H14\(rightBubble)")],
    "bubble.left.and.bubble.right.fill": [
      .area(wholeRightBubble), .line(wholeRightBubble), .cutArea(leftBubble), .cutLine(leftBubble),
      .area(leftBubble),
    ],
    "circle.dashed": [
      .line("M14.44 8.90A6.5 6.5 0 0 1 13.19 11.91M11.91 13.19A6.5 6.5 0 0 1 8.90 14.44"),
      .line("M7.10 14.44A6.5 6.5 0 0 1 4.09 13.19M2.81 11.91A6.5 6.5 0 0 1 1.56 8.90"),
      .line("M1.56 7.10A6.5 6.5 0 0 1 2.81 4.09M4.09 2.81A6.5 6.5 0 0 1 7.10 1.56"),
      .line("M8.90 1.56A6.5 6.5 0 0 1 11.91 2.81M13.19 4.09A6.5 6.5 0 0 1 14.44 7.10"),
    ],
    "crown": [.line(crown), .line("M4 11.5h8")],
    "crown.fill": [.area(crown), .line(crown), .cutLine("M4.5 11.5h7")],
    "exclamationmark.bubble": [.line(bubble), .line("M8 3v3.5M8 8.75v.1")],
    "exclamationmark.bubble.fill": [.area(bubble), .line(bubble), .cutLine("M8 3v3.5M8 8.75v.1")],
    "faceid": [
      .line("M1.5 5V3A1.5 1.5 0 0 1 3 1.5h2M11 1.5h2A1.5 1.5 0 0 1 14.5 3v2"),
      .line("M14.5 11v2a1.5 1.5 0 0 1-1.5 1.5h-2M5 14.5H3A1.5 1.5 0 0 1 1.5 13v-2"),
      .line("M5.25 5.5v1.2M10.75 5.5v1.2M8.2 5.5v3q0 .6-.7.6M5.5 11q2.5 1.8 5 0"),
    ],
    "flame.fill": [.area(flame), .line(flame), .cutArea(innerFlame)],
    "fork.knife": [
      .line("M2.5 1.5v4a2.25 2.25 0 0 0 4.5 0v-4M4.75 1.5v13"),
      .line("M10.5 14.5v-13c2 .8 3 3 3 5.5 0 1.3-.2 2.2-.5 2.5h-2.5"),
    ],
    "gamecontroller.fill": [
      .area(controller), .line(controller), .cutLine("M4 7.5h3M5.5 6v3"),
      .cutArea("M11.6 5.6a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z"),
      .cutArea("M10 7.7a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z"),
    ],
    "hand.raised": [.line(hand)],
    "hand.raised.fill": [.area(hand), .line(hand), .cutLine("M5.5 8V5M7.5 7.5V4M9.5 7.5V4")],
    "leaf": [.line(leaf), .line(leafVein)],
    "leaf.fill": [
      .area(leaf), .line(leaf), .cutLine("M4.8 11.2C6.4 9.4 8 8 10 6.8"), .line(stalk),
    ],
    "list.bullet.below.rectangle": [
      .line("M2.5 1.5h11a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"),
      .line("M5.5 10h9M5.5 14h9"),
      .area("M2.25 9.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5z"),
      .area("M2.25 13.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5z"),
    ],
    "person.crop.circle.fill": [
      .area("M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0z"), .cutArea(head),
      .cutArea(
        "M2.532 12.37C3.242 11.226 4.805 10 8 10s4.757 1.225 5.468 2.37a7 7 0 0 1-10.936 0z"),
    ],
    "person.crop.square.fill": [
      .area("M2 0h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2A2 2 0 0 1 2 0z"),
      .cutArea(head), .cutArea("M2 15v-1c0-1 1-4 6-4s6 3 6 4v1z"),
    ],
    "person.3": persons(isFilled: false),
    "person.3.fill": persons(isFilled: true),
    "person.3.sequence": persons(isFilled: false),
    "person.3.sequence.fill": persons(isFilled: true),
    "pawprint": [.line(paw)],
    "pawprint.fill": [.area(paw), .line(paw)],
    "plus.bubble": [.line(bubble), .line("M8 3.5v5M5.5 6h5")],
    "plus.bubble.fill": [.area(bubble), .line(bubble), .cutLine("M8 3.5v5M5.5 6h5")],
    "plus.square.on.square": [.line(frontSquare), .line(backSquare), .line("M10 7.5v5M7.5 10h5")],
    "plus.square.fill.on.square.fill": [
      .area(frontSquare), .line(frontSquare), .line(backSquare), .cutLine("M10 7.5v5M7.5 10h5"),
    ],
    "rectangle": [.line(rectangle)],
    "rectangle.fill": [.area(rectangle), .line(rectangle)],
    "rectangle.portrait": [.line(uprightRectangle)],
    "rectangle.portrait.fill": [.area(uprightRectangle), .line(uprightRectangle)],
    "scribble": [
      .line("M1.5 5.5C4 2 7 1.5 6.5 4S1.5 10 3 11.5 9 3.5 10.5 5 5.5 12.5 7 14s5-6 7.5-5.5")
    ],
    "seal": [.line(seal)],
    "seal.fill": [.area(seal), .line(seal)],
    "square.dashed": [
      .line("M1.5 4V3A1.5 1.5 0 0 1 3 1.5h1M12 1.5h1A1.5 1.5 0 0 1 14.5 3v1M6.5 1.5h3M6.5 14.5h3"),
      .line("M14.5 12v1a1.5 1.5 0 0 1-1.5 1.5h-1M4 14.5H3A1.5 1.5 0 0 1 1.5 13v-1"),
      .line("M1.5 6.5v3M14.5 6.5v3"),
    ],
    "square.on.square": [.line(frontSquare), .line(backSquare)],
    "square.fill.on.square.fill": [.area(frontSquare), .line(frontSquare), .line(backSquare)],
    "square.3.layers.3d.bottom.filled": [
      .line("M8 1.5 14.5 5 8 8.5 1.5 5z"), .line("M2.9 7.2 1.5 8 8 11.5 14.5 8l-1.4-.8"),
      .area("M1 11 2.9 10 8 12.7 13.1 10l1.9 1-7 4z"),
    ],
    "square.3.layers.3d.top.filled": [
      .area("M8 1 15.2 5 8 9 .8 5z"), .line("M2.9 7.2 1.5 8 8 11.5 14.5 8l-1.4-.8"),
      .line("M2.9 10.2 1.5 11 8 14.5 14.5 11l-1.4-.8"),
    ],
    // As wide as SF Symbols has it (iOS 26), where Bootstrap Icons has two letters in a square.
    "textformat.size": [
      .line("M1.5 12 3.75 6.9 6 12M2.35 10.2h2.8M7.6 12l3.45-8 3.45 8M8.9 9.2h4.3")
    ],
    "zzz": [.line("M1.5 9.5h4.5l-4.5 5h4.5M7.5 5.5h3.5L7.5 9.5H11M12 1.5h2.5L12 4.5h2.5")],
  ]

  private static let rectangle =
    "M2.5 3h11a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z"
  private static let uprightRectangle =
    "M4 1.5h8a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1z"
  private static let head = "M8 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
  private static let bird =
    "M4.2 5.6 1.5 6.8l2.4 1.1C3.8 11.6 5.6 14 8.6 14c2.6 0 4.7-1.3 5.9-4.5l.9-3.2-4 1.7"
    + "c-.9-.3-1.1-.9-1.1-2.1C10.3 3.6 9 2 7.2 2 5.6 2 4.3 3.4 4.2 5.6z"
  private static let birdEye = "M6.8 4.4a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z"
  private static let closedBook =
    "M4.5 1h8A1.5 1.5 0 0 1 14 2.5v11a1.5 1.5 0 0 1-1.5 1.5h-8A2.5 2.5 0 0 1 2 12.5v-9"
    + "A2.5 2.5 0 0 1 4.5 1z"
  private static let bubble =
    "M2 .5h12A1.5 1.5 0 0 1 15.5 2v8a1.5 1.5 0 0 1-1.5 1.5H4.4a1.5 1.5 0 0 0-1.1.4L.5 14.8V2"
    + "A1.5 1.5 0 0 1 2 .5z"
  private static let leftBubble =
    "M2 1.5h7A1.5 1.5 0 0 1 10.5 3v4A1.5 1.5 0 0 1 9 8.5H5l-2.5 2v-2H2A1.5 1.5 0 0 1 .5 7V3A1.5 1.5 0 0 1 2 1.5z"
  /// The bubble behind the left one, from its upper edge to where that one hides it.
  private static let rightBubble =
    "A1.5 1.5 0 0 1 15.5 6.5v4A1.5 1.5 0 0 1 14 12h-.5v2l-2.5-2H7A1.5 1.5 0 0 1 5.5 10.5"
  private static let wholeRightBubble = "M5.5 10.5v-4A1.5 1.5 0 0 1 7 5h7\(rightBubble)z"
  private static let controller =
    "M4.6 3.5C6 3.5 6.5 4 8 4s2-.5 3.4-.5c2.2 0 3.2 4.3 3.1 7.2 0 2.6-2.2 2.6-3.5.6L10.6 10.7"
    + "H5.4L5 11.3c-1.3 2-3.5 2-3.5-.6-.1-2.9.9-7.2 3.1-7.2z"
  private static let crown = "M1.5 4.5 4.5 7 8 2.5 11.5 7l3-2.5-1.5 9H3z"
  private static let flame =
    "M8.2 1.5c.3 2.6 4.3 4.6 4.3 8.5a4.5 4.5 0 0 1-9 0c0-1.6.7-3 1.6-3.9.1 1 .6 1.6 1.2 1.9"
    + "C6 5.5 6.6 3 8.2 1.5z"
  private static let innerFlame =
    "M8.2 9c.2 1 1.5 1.6 1.5 3a1.7 1.7 0 0 1-3.4 0c0-1.3 1.5-1.7 1.9-3z"
  private static let hand =
    "M3.5 10.5V4.6a1 1 0 0 1 2 0V7.5 3a1 1 0 0 1 2 0v4.5-5a1 1 0 0 1 2 0v5V3.8a1 1 0 0 1 2 0v6"
    + "l1-1.6c.7-1 2-.3 1.6.9l-1.5 3.3c-.9 2-2.4 3-4.6 3-2.5 0-4.5-2-4.5-4.5z"
  private static let leaf =
    "M14 2C7 2 3 4.8 3 9.3 3 11.9 4.8 13.5 7 13.5 11.9 13.5 14.3 8.7 14 2z"
  private static let leafVein = "M1.5 14.5C3.5 11 6.5 8.3 10 6.5"
  private static let stalk = "M1.5 14.5C2.1 13.5 2.7 12.9 3.4 12.2"
  private static let frontSquare =
    "M6.5 4.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z"
  private static let backSquare =
    "M2.5 11.5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2"
  private static let paw =
    "M8 8c1.7 0 4 2.5 4 4.3 0 1.3-1 1.7-2 1.7-.8 0-1.2-.3-2-.3s-1.2.3-2 .3"
    + "c-1 0-2-.4-2-1.7C4 10.5 6.3 8 8 8zM6 2.5c.8 0 1.3.9 1.3 1.9S6.8 6.2 6 6.2"
    + "s-1.3-.8-1.3-1.8S5.2 2.5 6 2.5zM10 2.5c-.8 0-1.3.9-1.3 1.9s.5 1.8 1.3 1.8"
    + " 1.3-.8 1.3-1.8-.5-1.9-1.3-1.9zM2.7 6.5c.7 0 1.2.7 1.2 1.5s-.5 1.5-1.2 1.5"
    + "S1.5 8.8 1.5 8 2 6.5 2.7 6.5zM13.3 6.5c-.7 0-1.2.7-1.2 1.5s.5 1.5 1.2 1.5"
    + " 1.2-.7 1.2-1.5-.5-1.5-1.2-1.5z"
  // Eight arcs between points of a circle.
  private static let seal =
    "M8 1.5a2.5 2.5 0 0 1 4.6 1.9 2.5 2.5 0 0 1 1.9 4.6 2.5 2.5 0 0 1-1.9 4.6"
    + " 2.5 2.5 0 0 1-4.6 1.9 2.5 2.5 0 0 1-4.6-1.9 2.5 2.5 0 0 1-1.9-4.6"
    + " 2.5 2.5 0 0 1 1.9-4.6 2.5 2.5 0 0 1 4.6-1.9z"

  /// Returns three persons, the middle one in front of the others.
  private static func persons(isFilled: Bool) -> [SymbolPiece] {
    let middle =
      "M8 8.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM4.5 13.5c0-2.3 1.5-3.5"
      + " 3.5-3.5s3.5 1.2 3.5 3.5z"
    let heads =
      "M3 7.2a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM13 7.2a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z"
    let sides = "M3.6 9c-2 0-3.1 1.2-3.1 3h2M12.4 9c2 0 3.1 1.2 3.1 3h-2"
    guard isFilled else { return [.line(middle), .line(heads), .line(sides)] }
    return [
      .area(heads), .line(heads), .area(sides), .line(sides), .area(middle), .line(middle),
    ]
  }
}
