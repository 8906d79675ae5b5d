import CellViews
import LayoutGeometry

/// What all variants and all frames of a preview draw.
struct Screen: Sendable {
  var view: Dynamic<View>
  var cells: [String: Dynamic<View>]
  /// How many views each cell holds, without those of the cells that it names.
  var viewCounts: [String?: Int]
  var ids: Set<String>
  /// The values under `let:`, in order.
  var values: [NamedValue]
  var readsComputedValues: Bool
  /// The state that the screen is shown in; nil for the screen as it is written.
  var state: ReviewState?

  /// A value under `let:`.
  struct NamedValue: Sendable {
    var name: String
    /// Nil for one that was reported as wrong.
    var value: Dynamic<DataValue>?
  }

  /// The names of the screen with those of `let:`; nil if one of these was reported as wrong.
  ///
  /// - Throws: The first mistake: the values after it may use it, and would only repeat it.
  func scope(_ screen: Scope, _ variant: Variant) throws -> Scope? {
    var scope = screen
    for named in values {
      if let given = variant.values[named.name] {
        scope.values[named.name] = given
        continue
      }
      guard let value = named.value else { return nil }
      scope.values[named.name] = try value.value(in: BuildScope(scope: scope))
    }
    return scope
  }

  /// The root view for the names in scope and what layout has computed so far.
  func view(in scope: Scope, knowing computed: ComputedValues) throws -> View {
    var scope = BuildScope(scope: scope, cells: cells, viewCounts: viewCounts)
    scope.state = state
    scope.scope.pending = ids.subtracting(computed.views.keys)
    for (id, metrics) in computed.views where ids.contains(id) {
      scope.scope.values[id] = metrics.data
    }
    return try view.value(in: scope)
  }
}

extension ComputedValues.Metrics {
  /// What a view with an `id` is in expressions.
  var data: DataValue {
    var fields: [String: DataValue] = [
      "frame": .object([
        "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
        "height": .number(frame.height),
      ]),
      "width": .number(frame.width), "height": .number(frame.height),
    ]
    if let columns { fields["columns"] = .number(Double(columns)) }
    if let rows { fields["rows"] = .number(Double(rows)) }
    if let cellSize { fields["cellSize"] = cellSize.data }
    if let contentSize { fields["contentSize"] = contentSize.data }
    if let contentOffset {
      fields["contentOffset"] = .object([
        "x": .number(contentOffset.x), "y": .number(contentOffset.y),
      ])
    }
    if let currentItem { fields["currentItem"] = .number(Double(currentItem)) }
    if let loadsMore { fields["loadsMore"] = .bool(loadsMore) }
    return .object(fields)
  }
}

extension Size {
  fileprivate var data: DataValue {
    .object(["width": .number(width), "height": .number(height)])
  }
}
