/// The identifiers of a document, each given once.
struct SVGNames {
  private var used: Set<String> = []
  /// How often each identifier was wanted.
  private var counts: [String: Int] = [:]

  /// The last number of each kind.
  private var numbers: [String: Int] = [:]

  /// How long an identifier may be before its number, in scalars.
  private static let longest = 64

  /// An identifier like `name` that was not given before: with a number behind it from the second
  /// time on.
  mutating func unique(_ name: String) -> String {
    let base = Self.identifier(name)
    var count = counts[base, default: 0]
    var identifier: String
    repeat {
      count += 1
      identifier = count == 1 ? base : "\(base)-\(count)"
    } while !used.insert(identifier).inserted
    counts[base] = count
    return identifier
  }

  /// An identifier of `kind` and a number from 1 that was not given before.
  mutating func numbered(_ kind: String) -> String {
    var identifier: String
    repeat {
      numbers[kind, default: 0] += 1
      identifier = "\(kind)-\(numbers[kind, default: 0])"
    } while !used.insert(identifier).inserted
    return identifier
  }

  /// `name` with a hyphen in place of each run of what XML does not allow in a name.
  private static func identifier(_ name: String) -> String {
    var identifier = ""
    for scalar in name.unicodeScalars.prefix(longest) {
      if scalar.isNameCharacter {
        identifier.unicodeScalars.append(scalar)
      } else if !identifier.hasSuffix("-") {
        identifier += "-"
      }
    }
    guard let first = identifier.unicodeScalars.first, first.startsName else {
      return "_" + identifier
    }
    return identifier
  }
}

extension Unicode.Scalar {
  /// True for what a name may begin with: a subset of XML's NameStartChar.
  fileprivate var startsName: Bool {
    switch value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x3001...0xD7FF:
      properties.isAlphabetic
    default: false
    }
  }

  /// True for what a name may hold: a subset of XML's NameChar.
  fileprivate var isNameCharacter: Bool {
    switch value {
    case 0x2D, 0x2E, 0x30...0x39: true
    default: startsName
    }
  }
}
