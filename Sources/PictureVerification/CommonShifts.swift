import LayoutGeometry

/// The moves that whole containers have in common, and the containers of which nothing is found, each reported
/// once.
struct CommonShifts {
  /// Neighbouring containers that are all moved by the same distance, in points.
  struct Shift: Hashable {
    /// The containers' positions, in order.
    var containers: [Int]
    var dx: Double?
    var dy: Double?
  }

  private(set) var shifts: [Shift] = []
  /// The moves of parts that these shifts are, by the parts' positions.
  private(set) var explained: [Int: Set<Verification.Property>] = [:]

  /// The outermost containers of which nothing is found, by their positions.
  private(set) var missing: [Int] = []
  /// The parts in these containers.
  private(set) var missingParts: Set<Int> = []

  private let verification: Verification
  private let children: [Int: [Int]]
  /// The positions of all parts in a container, at any depth.
  private var leaves: [Int: [Int]] = [:]

  init(_ verification: Verification) {
    self.verification = verification
    let containers = verification.screen.containers
    var children: [Int: [Int]] = [:]
    for (index, container) in containers.enumerated() {
      if let holder = container.holder { children[holder, default: []].append(index) }
    }
    self.children = children
    for (index, result) in verification.results.enumerated() {
      var container: Int? = result.part.container
      while let holder = container {
        leaves[holder, default: []].append(index)
        container = containers[holder].holder
      }
    }
    var moves: [Int: (dx: Double?, dy: Double?)] = [:]
    find(.dy, in: 0) { moves[$0, default: (nil, nil)].dy = $1 }
    find(.dx, in: 0) { moves[$0, default: (nil, nil)].dx = $1 }
    for index in containers.indices {
      guard let move = moves[index] else { continue }
      join(Shift(containers: [index], dx: move.dx, dy: move.dy))
    }
    findMissing(in: 0)
  }

  /// Finds the outermost containers with several parts, none of which is found at a place.
  private mutating func findMissing(in container: Int) {
    let parts = (leaves[container] ?? []).filter { index in
      switch verification.results[index].outcome {
      case .missing: true
      case .found(let measures): measures.dx != nil || measures.dy != nil
      case .unmeasured: false
      }
    }
    if parts.count > 1, parts.allSatisfy({ verification.results[$0].outcome == .missing }) {
      missing.append(container)
      missingParts.formUnion(parts)
    } else {
      for child in children[container] ?? [] { findMissing(in: child) }
    }
  }

  /// Adds a container's shift to that of the ones before it, if it is the same.
  private mutating func join(_ shift: Shift) {
    let containers = verification.screen.containers
    let index = shift.containers[0]
    if let last = shifts.last, let neighbour = last.containers.last,
      containers[neighbour].holder == containers[index].holder,
      let holder = containers[index].holder,
      isNear(last.dx, shift.dx), isNear(last.dy, shift.dy),
      !(children[holder] ?? []).contains(where: {
        // A container without a part in the picture is between no others.
        $0 > neighbour && $0 < index && !(leaves[$0] ?? []).isEmpty
      })
    {
      shifts[shifts.count - 1].containers.append(index)
    } else {
      shifts.append(shift)
    }
  }

  private func isNear(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 0.5 / verification.scale
  }

  /// Finds the outermost containers whose parts have all moved by one distance.
  private mutating func find(
    _ axis: Verification.Property, in container: Int, add: (Int, Double) -> Void
  ) {
    let known = (leaves[container] ?? []).compactMap { index -> (index: Int, move: Double)? in
      guard case .found(let measures) = verification.results[index].outcome else { return nil }
      return (axis == .dx ? measures.dx : measures.dy).map { (index, $0) }
    }
    let isAlone = known.count < 2 && (children[container]?.isEmpty ?? true) && container != 0
    if let move = known.map(\.move).median, known.count >= 2 || isAlone,
      abs(move) > verification.tolerance
    {
      // Letters of two fonts begin half a point apart.
      let slack = axis == .dx ? max(verification.tolerance, 0.7) : verification.tolerance
      let like = known.filter { abs($0.move - move) <= slack + 0.25 / verification.scale }
      let stays = abs(move) > 4 && known.contains { isUnmoved($0.index, by: $0.move) }
      let moved = like.filter { differs($0.index, axis) }
      // What is not found may be anywhere.
      let missingCount = (leaves[container] ?? []).count {
        verification.results[$0].outcome == .missing
      }
      if !stays, moved.count * 5 >= (known.count + missingCount) * 4 {
        for leaf in like { explained[leaf.index, default: []].insert(axis) }
        return add(container, like.map(\.move).median ?? move)
      }
    }
    for child in children[container] ?? [] { find(axis, in: child, add: add) }
  }

  /// Returns whether a part is a text like no other that is where it was.
  private func isUnmoved(_ index: Int, by move: Double) -> Bool {
    let part = verification.results[index].part
    return part.kind.isText && !part.isRepeated && abs(move) <= 1
  }

  private func differs(_ index: Int, _ axis: Verification.Property) -> Bool {
    guard case .found(let measures) = verification.results[index].outcome else { return false }
    return measures.differing.contains(axis)
  }
}
