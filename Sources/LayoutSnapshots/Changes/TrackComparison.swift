import DisplayList
import LayoutGeometry

/// The comparison of the rows, or of the columns, that items are in.
struct TrackComparison {
  private let collection: CollectionComparison
  private let axis: Axis
  private let pairs: [ItemPairs.Pair]
  private let old: Tracks
  private let new: Tracks

  /// Items in rows if the axis is vertical, in columns if it is horizontal; nil if they do not fill
  /// such, or are in others than before.
  init?(_ pairs: [ItemPairs.Pair], along axis: Axis, in collection: CollectionComparison) {
    guard let old = Tracks(pairs.map(\.old.frame), along: axis),
      let new = Tracks(pairs.map(\.new.frame), along: axis), old.places == new.places
    else { return nil }
    self.pairs = pairs
    self.axis = axis
    self.collection = collection
    self.old = old
    self.new = new
  }

  /// Where the first track begins, how long the tracks are and how far apart; then what moved
  /// because of that.
  var changes: [LayoutChange] {
    var changes: [LayoutChange] = []
    let start = new.tracks[0].start - old.tracks[0].start
    let lengths = lengthChanges
    let gaps = gapChanges
    if !start.isNone {
      var distance = Point.zero
      distance[axis] = start
      // Where all lengths or gaps are others, each track but the first moved by a distance of its
      // own, which follows from them.
      let movesAlike = !lengths.areAll && gaps.isEmpty
      let moved = movesAlike ? old.tracks.indices : 0..<1
      changes.append(
        LayoutChange(items(of: moved), .shifted(by: distance)).at(pairs(of: moved)))
    }
    changes += lengths.changes + gaps
    if gaps.isEmpty, start.isNone, !lengths.areAll { changes += followingShifts }
    return changes
  }

  private var lengthChanges: (changes: [LayoutChange], areAll: Bool) {
    var groups: [(from: Double, to: Double, tracks: [Int])] = []
    var places: [Size: Int] = [:]
    for index in old.tracks.indices {
      let (from, to) = (old.tracks[index].length, new.tracks[index].length)
      if (to - from).isNone { continue }
      // Only where both lengths are the same to a hundredth are the changes.
      let key = Size(width: (from * 100).rounded(), height: (to * 100).rounded())
      if let place = places[key] {
        groups[place].tracks.append(index)
      } else {
        places[key] = groups.count
        groups.append((from, to, [index]))
      }
    }
    let areAll = groups.first?.tracks.count == old.tracks.count
    var changes = groups.prefix(FrameComparison.reportedCount(of: groups.count))
      .map { lengthChange(from: $0.from, to: $0.to, of: $0.tracks) }
    let rest = groups.dropFirst(changes.count).flatMap(\.tracks)
    if !rest.isEmpty {
      changes.append(
        LayoutChange("\(rest.count) more \(word)s" + suffix, .resizedToo).at(pairs(of: rest)))
    }
    return (changes, areAll)
  }

  private func lengthChange(from: Double, to: Double, of tracks: [Int]) -> LayoutChange {
    let isAll = tracks.count == old.tracks.count
    // Items are named where they are the tracks, as in a list, or where the numbers of the rows
    // that are scrolled away are not known.
    guard old.tracks.count < pairs.count, pairs.first?.old.item == 0, !(isAll && tracks.count == 1)
    else {
      var (before, after) = (Size.zero, Size.zero)
      before[axis] = from
      after[axis] = to
      return LayoutChange(items(of: tracks), .resizedTogether(from: before, to: after, by: .zero))
        .at(pairs(of: tracks))
    }
    let numbers = tracks.map(String.init)
    let name =
      if isAll {
        "all \(word)s"
      } else if numbers.count == 1 {
        "\(word) \(numbers[0])"
      } else {
        "\(word)s \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])"
      }
    return LayoutChange(name + suffix, .breadth(from: from, to: to)).at(pairs(of: tracks))
  }

  private var gapChanges: [LayoutChange] {
    let (before, after) = (old.gaps, new.gaps)
    let changed = before.indices.filter { !Tracks.areSameGaps(before[$0], after[$0]) }
    guard let first = changed.first else { return [] }
    if before.allSatisfy({ Tracks.areSameGaps($0, before[0]) }),
      after.allSatisfy({ Tracks.areSameGaps($0, after[0]) })
    {
      return [
        LayoutChange(
          "\(word) gap" + suffix, .value(from: before[0].dump, to: after[0].dump + " pt")
        ).at(pairs)
      ]
    }
    if changed.count > 4 {
      return [
        LayoutChange(
          "\(changed.count) \(word) gaps" + suffix,
          .value(from: before[first].dump, to: "\(after[first].dump) pt, …")
        ).at(pairs)
      ]
    }
    return changed.map { index in
      LayoutChange(
        "gap after \(items(of: [index]))",
        .value(from: before[index].dump, to: after[index].dump + " pt")
      ).at(pairs(of: [index, index + 1]))
    }
  }

  /// Tracks that kept their length and moved because of others.
  private var followingShifts: [LayoutChange] {
    var groups: [(distance: Double, tracks: [Int])] = []
    for index in old.tracks.indices {
      let distance = new.tracks[index].start - old.tracks[index].start
      let keepsLength = (new.tracks[index].length - old.tracks[index].length).isNone
      guard !distance.isNone, keepsLength else { continue }
      if let last = groups.last, (last.distance - distance).isNone {
        groups[groups.count - 1].tracks.append(index)
      } else {
        groups.append((distance, [index]))
      }
    }
    // Where rows grew each by another length, the gaps between them follow from that.
    guard groups.count <= 4 else { return [] }
    return groups.map { distance, tracks in
      let moved = pairs.indices.filter { tracks.contains(new.places[$0]) }
      if moved.count == 1 {
        let pair = pairs[moved[0]]
        return LayoutChange(
          collection.name(pair.new), .frame(from: pair.old.frame, to: pair.new.frame)
        ).at([pair])
      }
      var shift = Point.zero
      shift[axis] = distance
      return LayoutChange(items(of: tracks), .shifted(by: shift)).at(pairs(of: tracks))
    }
  }

  private var word: String { axis == .vertical ? "row" : "column" }

  private var suffix: String { collection.suffix(forSectionOf: pairs.first?.new) }

  private func pairs(of tracks: some Sequence<Int>) -> [ItemPairs.Pair] {
    let tracks = Set(tracks)
    return pairs.indices.filter { tracks.contains(new.places[$0]) }.map { pairs[$0] }
  }

  /// The items of tracks, as sentences call them.
  private func items(of tracks: some Sequence<Int>) -> String {
    let tracks = Set(tracks)
    let items = pairs.indices.filter { tracks.contains(new.places[$0]) }.map { pairs[$0].new }
    return items.count == pairs.count && items.count > 1
      ? "all items" + suffix : collection.name(items: items)
  }
}

/// The rows or columns that frames fill.
private struct Tracks {
  var tracks: [(start: Double, length: Double)] = []
  /// The track of each frame.
  var places: [Int] = []

  /// Nil if frames overlap along the axis without filling the same track, or if there are none.
  init?(_ frames: [Rect], along axis: Axis) {
    guard !frames.isEmpty else { return nil }
    places = [Int](repeating: 0, count: frames.count)
    let order = frames.indices.sorted { frames[$0].origin[axis] < frames[$1].origin[axis] }
    for index in order {
      let (start, length) = (frames[index].origin[axis], frames[index].size[axis])
      if let last = tracks.last {
        if (last.start - start).isNone, (last.length - length).isNone {
          places[index] = tracks.count - 1
          continue
        }
        guard start > last.start + last.length - 0.0015 else { return nil }
      }
      places[index] = tracks.count
      tracks.append((start, length))
    }
  }

  /// The gap between each track and the next one.
  var gaps: [Double] {
    zip(tracks, tracks.dropFirst()).map { $1.start - $0.start - $0.length }
  }

  /// True for gaps between which nobody sees a difference: each comes of three numbers of a text,
  /// which are rounded to thousandths.
  static func areSameGaps(_ gap: Double, _ other: Double) -> Bool { abs(gap - other) < 0.0035 }
}
