extension SnapshotPart {
  /// The views with names in the part.
  var views: [SnapshotPart] { parts.filter { !$0.isCollection } }

  /// The id that a view was given, or else its label; nil for other parts.
  var givenName: String? {
    if case .view(let id) = role { id ?? label } else { nil }
  }

  /// What the part is called as a view.
  var viewName: String { givenName.map { "view '\($0.shortened)'" } ?? "a view" }
}

extension [SnapshotPart] {
  /// The views with names in the order of drawing that they had, and those that came where they are: what puts
  /// them in another order is reported by itself.
  func inOrder(of old: [SnapshotPart]) -> [SnapshotPart] {
    if map(\.viewName) == old.map(\.viewName) { return self }
    var oldPlaces = PlacesByKey<String>()
    for (place, view) in old.enumerated() { oldPlaces.add(place, for: view.viewName) }
    var kept: [(place: Int, old: Int)] = []
    for (place, view) in enumerated() {
      guard let old = oldPlaces.first(for: view.viewName) else { continue }
      oldPlaces.take(old)
      kept.append((place, old))
    }
    var ordered = self
    for (one, other) in zip(kept, kept.sorted(by: { $0.old < $1.old })) {
      ordered[one.place] = self[other.place]
    }
    return ordered
  }
}
