import DisplayList
package import LayoutGeometry
package import PlainText

extension Verification {
  /// A difference in words, with the places to mark in a picture.
  package struct Finding: Hashable, Sendable {
    /// The sentence, as in `text 'Apples': its baseline is 5.3 pt lower`.
    package var sentence: String
    /// The places in the drawing, in points of the canvas; none for the whole picture.
    package var drawn: [Rect] = []
    /// The places in the other picture, in points of the canvas; none for what is not found.
    package var found: [Rect] = []
  }

  /// The differences; empty if all agrees.
  ///
  /// A shift of a whole container is one for all that is in it, and so is what parts of a kind have in common.
  package var findings: [Finding] {
    let common = CommonShifts(self)
    var findings: [Finding] = []
    if height != 0 {
      let change = "\(Self.points(abs(height))) \(height > 0 ? "taller" : "shorter")"
      findings.append(Finding(sentence: "the picture is \(change)"))
    }
    for shift in common.shifts {
      let verb = shift.containers.count == 1 ? "is" : "are"
      let moves = [Self.vertical(shift.dy), Self.horizontal(shift.dx)].compactMap { $0 }
      let frames = shift.containers.map { screen.containers[$0].frame }
      findings.append(
        Finding(
          sentence: "\(name(of: shift.containers)) \(verb) \(moves.joined(separator: " and "))",
          drawn: frames,
          found: frames.map { $0.offset(by: Point(x: shift.dx ?? 0, y: shift.dy ?? 0)) }))
    }
    for container in common.missing {
      let name = container == 0 ? "all parts" : name(of: [container])
      findings.append(
        Finding(
          sentence: "\(name): not found near \(container == 0 ? "their places" : "its place")",
          drawn: [screen.containers[container].frame]))
    }
    // Of another screen, everything is besides the parts.
    let extras = common.missing.first == 0 ? [] : self.extras
    return findings + ownFindings(common) + extras.map(finding)
  }

  private func finding(_ extra: Extra) -> Finding {
    let kind =
      switch extra.kind {
      case .line: "a line"
      case .shape: "a shape"
      case .ink: "a text, symbol or drawing"
      }
    let size = "\(Self.points(extra.frame.width, "")) × \(Self.points(extra.frame.height))"
    let place = Self.place(extra.frame)
    let container = extra.container == 0 ? "" : " in \(screen.containers[extra.container].name)"
    return Finding(
      sentence:
        "\(kind) of \(size) at \(place)\(container): only in the \(extra.isDrawn ? "preview" : "picture")",
      drawn: extra.isDrawn ? [extra.frame] : [], found: extra.isDrawn ? [] : [extra.frame])
  }

  private static func place(_ frame: Rect) -> String {
    "(\(points(frame.minX, "")), \(points(frame.minY, "")))"
  }

  /// The differences of single parts, those of one kind that are alike in one sentence.
  private func ownFindings(_ common: CommonShifts) -> [Finding] {
    var groups: [(kind: String, words: String, parts: [Result])] = []
    for (index, result) in results.enumerated() {
      var difference = "not found near its place"
      switch result.outcome {
      case .unmeasured: continue
      case .missing: if common.missingParts.contains(index) { continue }
      case .found(let measures):
        let rest = measures.differing.subtracting(common.explained[index] ?? [])
        difference = words(measures, of: result.part, rest).joined(separator: ", ")
      }
      guard !difference.isEmpty else { continue }
      let kind = result.part.kind.word
      if let group = groups.firstIndex(where: { $0.kind == kind && $0.words == difference }) {
        groups[group].parts.append(result)
      } else {
        groups.append((kind, difference, [result]))
      }
    }
    return groups.map { group in
      let names = group.parts.map { name(of: $0.part) }
      let subject =
        switch names.count {
        case 1: names[0]
        case 2: "\(names[0]) and \(names[1])"
        default: "\(names[0]), \(names[1]) and \(names.count - 2) more"
        }
      return Finding(
        sentence: "\(subject): \(group.words)",
        drawn: group.parts.map { $0.outcome.measures?.drawn ?? $0.part.frame },
        found: group.parts.compactMap { $0.outcome.measures?.frame })
    }
  }

  /// The summary, as in `41 of 52 parts agree within a pixel (0.3 pt)`.
  package var summary: String {
    let count = Counts(self)
    let limit =
      abs(tolerance - 1 / scale) < 1e-9
      ? "a pixel (\(Self.points(tolerance)))" : Self.points(tolerance)
    var text =
      "\(count.agreeing) of \(counted(count.measured, "part")) "
      + "\(count.measured == 1 ? "agrees" : "agree") within \(limit)"
    if count.unmeasured > 0 {
      let verb = count.unmeasured == 1 ? "is" : "are"
      text += "; \(count.unmeasured) more \(verb) covered, faint or on an uneven ground"
    }
    return text
  }

  /// The numbers of parts by outcome.
  private struct Counts {
    var agreeing = 0
    var differing = 0
    var missing = 0
    var unmeasured = 0
    var measured: Int { agreeing + differing + missing }

    init(_ verification: Verification) {
      for result in verification.results {
        switch result.outcome {
        case .found(let measures) where measures.differing.isEmpty: agreeing += 1
        case .found: differing += 1
        case .missing: missing += 1
        case .unmeasured: unmeasured += 1
        }
      }
    }
  }

  private func name(of containers: [Int]) -> String {
    guard let first = containers.first, let last = containers.last else { return "" }
    let names = screen.containers
    if first == 0 { return names[0].name }
    if first == last { return "\(names[first].name) and all in it" }
    return "\(names[first].name) to \(names[last].name) and all in them"
  }

  private func name(of part: VerifiedScreen.Part) -> String {
    guard part.container != 0 else { return part.name }
    let container = screen.containers[part.container].name
    // An element is called by its first text: one name suffices.
    guard let quote = part.name.firstIndex(of: "'") else { return "\(part.name) in \(container)" }
    let label = " " + part.name[quote...]
    return "\(part.name) in "
      + (container.hasSuffix(label) ? String(container.dropLast(label.count)) : container)
  }

  private func words(
    _ measures: Measures, of part: VerifiedScreen.Part, _ differing: Set<Property>
  ) -> [String] {
    let isText = part.kind.isText
    return Property.allCases.filter(differing.contains).compactMap { property in
      switch property {
      case .dy:
        Self.vertical(measures.dy).map {
          (isText ? "its baseline is " : measures.sideDown.map { "its \($0) is " } ?? "") + $0
        }
      case .dx:
        Self.horizontal(measures.dx).map {
          (measures.sideAcross.map { "its \($0) is " } ?? "") + $0
        }
      case .width: Self.change(measures.width, "wider", "narrower")
      case .height: Self.change(measures.height, "taller", "shorter")
      case .letters:
        // By the width: the heights of letters of one size differ between fonts, and are whole pixels.
        measures.width.map { _ in
          let share = measures.frame.width / measures.drawn.width
          let percent = Int((abs(share - 1) * 100).rounded())
          return "its letters are about \(percent) % \(share > 1 ? "larger" : "smaller")"
        }
      case .stroke:
        measures.stroke.map { share in
          "its strokes are \(share > 1 ? "thicker" : "thinner")"
            + " (\(NumberText.decimals(share, count: 1)) times)"
        }
      case .radius:
        measures.radius.map { radius in
          guard case .fill(let drawn?) = part.kind else { return "" }
          return "its corners have a radius of \(Self.points(radius)), not \(Self.points(drawn))"
        }
      case .shown:
        measures.shown.map { place in
          // Of two badges in opposite corners, the place has all between them.
          let isWhole = measures.shownArea * 2 > part.frame.size.area
          let words: String
          switch part.kind {
          case .picture where isWhole: words = "it shows another picture"
          case .fill where isWhole: words = "its colours differ"
          case .text, .symbol, .picture, .line, .fill, .drawing: words = "it is drawn differently"
          }
          let size = "\(Self.points(place.width, "")) × \(Self.points(place.height))"
          return isWhole ? words : "\(words) at \(Self.place(place)), \(size)"
        }
      case .color:
        measures.colors.map { colors in
          "its colour is \(colors.found.dump), not \(colors.drawn.dump)"
            + (part.colorName.map { " (\($0))" } ?? "")
        }
      }
    }
  }

  private static func vertical(_ dy: Double?) -> String? { change(dy, "lower", "higher") }

  private static func horizontal(_ dx: Double?) -> String? {
    change(dx, "further right", "further left")
  }

  private static func change(_ length: Double?, _ more: String, _ less: String) -> String? {
    length.map { "\(points(abs($0))) \($0 > 0 ? more : less)" }
  }

  /// Returns a length to a tenth of a point, which is less than what can be measured.
  private static func points(_ length: Double, _ unit: String = " pt") -> String {
    NumberText.shortest((length * 10).rounded() / 10 + 0) + unit
  }
}

extension Verification {
  /// Returns the comparison as an object: the counts, the differences in sentences, the shifts of containers, and
  /// each part with what was measured.
  ///
  /// - Parameters:
  ///   - preview: The preview's full name.
  ///   - picture: The other picture's path.
  package func json(preview: String, picture: String) -> JSONValue {
    let counts = Counts(self)
    let shifts = CommonShifts(self).shifts.map { shift in
      JSONValue.members([
        "containers": .array(shift.containers.map { .string(screen.containers[$0].name) }),
        "dx": Self.number(shift.dx), "dy": Self.number(shift.dy),
      ])
    }
    return .members([
      "preview": .string(preview), "picture": .string(picture),
      "agrees": .bool(agrees), "scale": .number(scale), "tolerance": Self.number(tolerance),
      "height": Self.number(height), "agreeing": .number(Double(counts.agreeing)),
      "differing": .number(Double(counts.differing)), "missing": .number(Double(counts.missing)),
      "unmeasured": .number(Double(counts.unmeasured)),
      "findings": .array(findings.map { .string($0.sentence) }), "shifts": .array(shifts),
      "parts": .array(results.map(json)), "extras": .array(extras.map(json)),
    ])
  }

  private func json(_ extra: Extra) -> JSONValue {
    .members([
      "kind": .string(extra.kind.rawValue), "in": .string(extra.isDrawn ? "preview" : "picture"),
      "frame": Self.rect(extra.frame),
      "container": extra.container == 0
        ? .null : .string(screen.containers[extra.container].name),
    ])
  }

  private func json(_ result: Result) -> JSONValue {
    let part = result.part
    let start = JSONValue.members([
      "name": .string(part.name),
      "container": part.container == 0
        ? .null : .string(screen.containers[part.container].name),
      "kind": .string(part.kind.word), "frame": Self.rect(part.frame),
    ])
    switch result.outcome {
    case .missing: return start.adding(["outcome": .string("missing")])
    case .unmeasured: return start.adding(["outcome": .string("unmeasured")])
    case .found(let measures):
      return start.adding([
        "outcome": .string(measures.differing.isEmpty ? "agrees" : "differs"),
        "differing": .array(
          Property.allCases.filter(measures.differing.contains).map { .string($0.rawValue) }),
        "found": Self.rect(measures.frame), "dx": Self.number(measures.dx),
        "dy": Self.number(measures.dy), "width": Self.number(measures.width),
        "height": Self.number(measures.height), "letters": Self.number(measures.letterHeight),
        "stroke": Self.number(measures.stroke), "radius": Self.number(measures.radius),
        "form": Self.number(measures.form?.mean),
        "shown": measures.shown.map(Self.rect) ?? .null,
        "color": measures.colors.map {
          .members([
            "drawn": .string($0.drawn.dump), "name": part.colorName.map { .string($0) } ?? .null,
            "found": .string($0.found.dump),
          ])
        } ?? .null,
      ])
    }
  }

  /// Returns a number to a thousandth.
  private static func number(_ number: Double?) -> JSONValue {
    number.map { .number(($0 * 1000).rounded() / 1000 + 0) } ?? .null
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(number))
  }
}

extension VerifiedScreen.Part.Kind {
  fileprivate var word: String {
    switch self {
    case .text: "text"
    case .symbol: "symbol"
    case .picture: "picture"
    case .fill: "fill"
    case .line: "line"
    case .drawing: "drawing"
    }
  }
}
