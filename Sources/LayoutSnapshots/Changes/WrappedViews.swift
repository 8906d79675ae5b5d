/// Views that went, by what they are found by in views that came: the same ones, or those of the same name.
struct WrappedViews {
  private let views: [NamedView]
  /// The numbers of the equal views, and of those with a name that have one key.
  private var equal: [SnapshotView: [Int]] = [:]
  private var named: [[String?]: [Int]] = [:]
  /// Those that were found.
  private var found: Set<Int> = []

  /// The views in their order.
  init(_ views: [NamedView]) {
    self.views = views
    for (index, view) in views.enumerated() {
      equal[view.view, default: []].append(index)
      if view.isNamed { named[view.key, default: []].append(index) }
    }
  }

  /// Those that were not found.
  var rest: [NamedView] { views.indices.filter { !found.contains($0) }.map { views[$0] } }

  /// Takes those that are in another view, each with the first in it that is equal, or else has its name.
  ///
  /// - Complexity: It grows with the views in the other one, and with those that are found.
  mutating func take(in wrapper: NamedView) -> [(view: NamedView, found: NamedView)] {
    var equalPlaces: [Int: [NamedView]] = [:]
    var namedPlaces: [Int: [NamedView]] = [:]
    for view in wrapper.all.dropFirst() {
      // All with one key have the places of the first of them.
      if let index = equal[view.view]?.first { equalPlaces[index, default: []].append(view) }
      if let index = named[view.key]?.first { namedPlaces[index, default: []].append(view) }
    }
    let candidates = Set(
      equalPlaces.keys.flatMap { equal[views[$0].view] ?? [] }
        + namedPlaces.keys.flatMap { named[views[$0].key] ?? [] })
    var inner: [(view: NamedView, found: NamedView)] = []
    var taken: Set<Int> = []
    for index in candidates.subtracting(found).sorted() {
      let view = views[index]
      func place(_ places: [NamedView]?) -> NamedView? {
        places?.first { !taken.contains($0.number) }
      }
      guard
        let match = place(equal[view.view]?.first.flatMap { equalPlaces[$0] })
          ?? place(view.isNamed ? named[view.key]?.first.flatMap { namedPlaces[$0] } : nil)
      else { continue }
      inner.append((view, match))
      taken.insert(match.number)
      found.insert(index)
    }
    return inner
  }
}
