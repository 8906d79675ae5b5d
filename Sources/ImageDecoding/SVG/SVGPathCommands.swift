/// The commands of the path data of a picture; anything else in it is passed over.
///
/// Path data that a user writes is read with its mistakes, where a config has it.
package struct SVGPathCommands {
  /// A command with all of its numbers.
  package struct Command {
    /// The letter, in ASCII; small where the numbers are from the place before.
    package var letter: UInt8
    /// As many as the letter takes.
    package var numbers: [Double] = []

    /// True for the end of an outline.
    package var isClosing: Bool { letter | 0x20 == UInt8(ascii: "z") }
  }

  private var scanner: SVGPathScanner
  private var letter = UInt8(ascii: "M")
  private var numbers: [Double] = []

  /// The commands of the attribute `d` of a path.
  package init(_ text: String) {
    scanner = SVGPathScanner(text)
  }

  /// The next command; nil at the end.
  ///
  /// A letter's numbers may be followed by those of more commands of its kind.
  package mutating func next() -> Command? {
    while let token = scanner.next(isArc: letter | 0x20 == UInt8(ascii: "a")) {
      switch token {
      case .number(let number):
        numbers.append(number)
        guard numbers.count == Self.argumentCount(of: letter) else { continue }
        let command = Command(letter: letter, numbers: numbers)
        numbers = []
        // What follows a move is drawn.
        if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
        if letter == UInt8(ascii: "m") { letter = UInt8(ascii: "l") }
        return command
      case .word(let word):
        letter = word
        numbers = []
        let command = Command(letter: word)
        if command.isClosing { return command }
      }
    }
    return nil
  }

  private static func argumentCount(of letter: UInt8) -> Int {
    switch letter | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: 0
    }
  }
}
