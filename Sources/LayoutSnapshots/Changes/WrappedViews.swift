/// Views that went, by what they are found by in views that came: the same ones, or those of the same name.
struct WrappedViews {
  private let views: [NamedView]
  /// The places of the equal views, and of those with a name that have one key.
  private var equal = PlacesByKey<SnapshotView>()
  private var named = PlacesByKey<[String?]>()

  /// The views in their order.
  init(_ views: [NamedView]) {
    self.views = views
    for (index, view) in views.enumerated() {
      equal.add(index, for: view.view)
      if view.isNamed { named.add(index, for: view.key) }
    }
  }

  /// Those that were not found.
  var rest: [NamedView] { views.indices.filter { !equal.taken.contains($0) }.map { views[$0] } }

  /// Takes those that are in another view, each with the first in it that is equal, or else has its name.
  ///
  /// - Complexity: O(*n* log *n*) for the views in the other one, of which no key has many more views here.
  mutating func take(in wrapper: NamedView) -> [(view: NamedView, found: NamedView)] {
    let inside = Array(wrapper.all.dropFirst())
    var equalInside = PlacesByKey<SnapshotView>()
    var namedInside = PlacesByKey<[String?]>()
    for (index, view) in inside.enumerated() {
      equalInside.add(index, for: view.view)
      namedInside.add(index, for: view.key)
    }
    // Those of one key are found by the same views: where as many were, the others are not.
    var candidates: Set<Int> = []
    for key in Set(inside.map(\.view)) {
      candidates.formUnion(equal.first(inside.count, for: key))
    }
    for key in Set(inside.map(\.key)) {
      candidates.formUnion(named.first(inside.count, for: key))
    }
    var inner: [(view: NamedView, found: NamedView)] = []
    for index in candidates.sorted() {
      let view = views[index]
      guard
        let place = equalInside.first(for: view.view)
          ?? (view.isNamed ? namedInside.first(for: view.key) : nil)
      else { continue }
      inner.append((view, inside[place]))
      equalInside.take(place)
      namedInside.take(place)
      equal.take(index)
      named.take(index)
    }
    return inner
  }
}
