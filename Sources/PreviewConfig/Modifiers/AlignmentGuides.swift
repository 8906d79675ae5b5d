import CellViews
import ConfigLanguage
import LayoutGeometry
import PlainText

extension ModifierDeclaration {
  static let alignmentGuide = ModifierDeclaration(
    "alignmentGuide", change: ValueType<GuidePlaces>.guidePlaces.building { $0.change(in: $1) },
    "Where lines of the view are that stacks line up, and by which it places the line under a row.")
}

/// The places of some guides of a view.
private struct GuidePlaces: Sendable {
  var horizontal: [(HorizontalAlignment, Dynamic<GuidePosition>?)] = []
  var vertical: [(VerticalAlignment, Dynamic<GuidePosition>?)] = []

  /// The names in expressions besides a config's own: the size of the view.
  static let names: Set<String> = ["width", "height"]

  var isEmpty: Bool { horizontal.allSatisfy { $0.1 == nil } && vertical.allSatisfy { $0.1 == nil } }

  /// Returns the change that places the guides of a view, for the names in scope.
  ///
  /// All are relative to the view without them.
  func change(in scope: BuildScope) -> ViewChange {
    let modifier = NodeModifier.alignmentGuides(words) { [self] view in
      var placed = view
      for case (let guide, let position?) in horizontal {
        let distance = try position.value(in: scope, of: view).distance(acrossIn: view)
        placed = placed.placing(guide, at: distance)
      }
      for case (let guide, let position?) in vertical {
        let distance = try position.value(in: scope, of: view).distance(downIn: view)
        placed = placed.placing(guide, at: distance)
      }
      return placed
    }
    return { .modified($0, modifier) }
  }

  /// The guides in words, with those of their places that need no measuring.
  private var words: String {
    func words(_ name: String, _ position: Dynamic<GuidePosition>?) -> String? {
      position.map { name + ($0.constant.map { " " + $0.words } ?? "") }
    }
    let all =
      horizontal.map { words($0.0.name, $0.1) } + vertical.map { words($0.0.name, $0.1) }
    return all.compactMap(\.self).joined(separator: ", ")
  }
}

extension Dynamic<GuidePosition> {
  /// Returns the position in a view of a size.
  fileprivate func value(in scope: BuildScope, of view: Measurement) throws -> GuidePosition {
    if let constant { return constant }
    var inner = scope
    inner.scope.bind("width", to: .number(view.size.width))
    inner.scope.bind("height", to: .number(view.size.height))
    return try value(in: inner)
  }
}

/// A place along a view: points from its leading or its top edge, or another guide's.
private enum GuidePosition: Sendable {
  case points(Double)
  case across(HorizontalAlignment)
  case down(VerticalAlignment)

  func distance(acrossIn view: Measurement) -> Double {
    switch self {
    case .points(let points): points
    case .across(let guide): view.guide(guide)
    case .down: 0
    }
  }

  func distance(downIn view: Measurement) -> Double {
    switch self {
    case .points(let points): points
    case .across: 0
    case .down(let guide): view.guide(guide)
    }
  }

  var words: String {
    switch self {
    case .points(let points): NumberText.shortest(points)
    case .across(let guide): guide.name
    case .down(let guide): guide.name
    }
  }
}

extension ValueType<GuidePosition> {
  fileprivate static let across = position(
    [.leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing]
      .map { ($0.name, .across($0)) })

  fileprivate static let down = position(
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map { ($0.name, .down($0)) })

  /// Returns a distance in points, or a guide by its name.
  private static func position(_ guides: [(name: String, position: GuidePosition)]) -> ValueType {
    let names = guides.map(\.name)
    let expected = "a distance in points or one of " + names.joined(separator: ", ")
    return .scalar(
      expected, shown: "a distance, or one of " + names.joined(separator: ", "),
      json: .members([
        "anyOf": .array([
          .members([
            "type": "number", "minimum": .number(Bounds.position.lowerBound),
            "maximum": .number(Bounds.position.upperBound),
          ]),
          .members(["enum": .array(names.map { .string($0) })]),
        ])
      ]), pending: .points(0), takesTokens: true
    ) { value throws(Mismatch) in
      if case .string(let name) = value, let guide = guides.first(where: { $0.name == name }) {
        return guide.position
      }
      return .points(try value.number(within: Bounds.position, expected, or: names))
    }
  }
}

extension ValueType<GuidePlaces> {
  /// Guides by name, with their places.
  fileprivate static let guidePlaces = ValueType.record(
    "alignmentGuide",
    "Where guides of a view are: a distance from its leading or its top edge, or another guide. "
      + "Expressions have the view's `width` and `height`.",
    Field(across, down) { across, down throws(Mismatch) in
      guard across.isEmpty == false || down.isEmpty == false else {
        throw Mismatch(
          "expected a guide", suggestion: "as 'leading: 8' or 'listRowSeparatorLeading: leading'")
      }
      return GuidePlaces(horizontal: across.horizontal, vertical: down.vertical)
    })

  private static let across = Field(
    guide("leading", .across, "What is aligned by the leading edge."),
    guide("centerX", .across, "What is aligned by the middle across."),
    guide("trailing", .across, "What is aligned by the trailing edge."),
    guide("listRowSeparatorLeading", .across, "Where the line under a row of a list begins."),
    guide("listRowSeparatorTrailing", .across, "Where the line under a row of a list ends.")
  ) { leading, center, trailing, start, end in
    GuidePlaces(horizontal: [
      (.leading, leading), (.center, center), (.trailing, trailing),
      (.listRowSeparatorLeading, start), (.listRowSeparatorTrailing, end),
    ])
  }

  private static let down = Field(
    guide("top", .down, "What is aligned by the top edge."),
    guide("centerY", .down, "What is aligned by the middle down."),
    guide("bottom", .down, "What is aligned by the bottom edge."),
    guide("firstTextBaseline", .down, "What is aligned by the first line of text."),
    guide("lastTextBaseline", .down, "What is aligned by the last line of text.")
  ) { top, center, bottom, first, last in
    GuidePlaces(vertical: [
      (.top, top), (.center, center), (.bottom, bottom), (.firstTextBaseline, first),
      (.lastTextBaseline, last),
    ])
  }

  private static func guide(
    _ name: String, _ type: ValueType<GuidePosition>, _ help: String
  ) -> Field<Dynamic<GuidePosition>?> {
    Field(optional: name, type.addingNames(GuidePlaces.names).deferred(), help)
  }
}
