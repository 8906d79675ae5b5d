public import LayoutGeometry

/// A problem that a layout noticed with the items of a section.
///
/// UIKit prints a warning about items that are too long, and leaves their drawing undefined.
public enum LayoutNotice: Hashable, Sendable {
  /// Items are longer, along an axis, than all the room they have there: `count` of them from
  /// `first` on, the longest by `excess` points.
  case itemsTooLong(Axis, first: Int, count: Int, excess: Double)
  /// The columns of a line are together longer than their room, by `excess` points.
  case lineTooLong(Axis, excess: Double)
  /// Spacings, paddings and insets leave the items no length along an axis.
  case itemsWithoutLength(Axis)
  /// Something else, in the layout's own words.
  case own(LayoutProblem)
}

/// A problem that a layout noticed, in its own words.
public struct LayoutProblem: Hashable, Sendable {
  /// The layout's name, which the words follow.
  public var kind: String
  /// The problem, as in `cannot scroll without end: it has 2 sets and needs 3`.
  public var words: String
  /// A suggestion to resolve it.
  public var suggestion: String?
  /// The settings that cause it; a warning points to the first one present in the config.
  public var settings: [String]
  /// The subitem of a compositional group that causes it, by its number in each group around it.
  ///
  /// A warning points there. It is empty for the outermost group, and nil for the layout.
  package var subitem: [Int]?
  /// A request to name the section before the words, in a collection of several.
  public var namesSection = false

  /// Creates a problem of the layout called `kind`.
  public init(of kind: String, _ words: String, suggestion: String? = nil, settings: [String] = [])
  {
    self.kind = kind
    self.words = words
    self.suggestion = suggestion
    self.settings = settings
  }
}

extension SectionArrangement {
  /// Returns a notice about items longer along an axis than a length; nil if none is.
  ///
  /// Less than a hundredth of a point is rounding.
  ///
  /// - Complexity: O(1) unless an item may be too long, else O(*items*).
  public func itemsLonger(than length: Double, along axis: Axis) -> LayoutNotice? {
    let limit = length + 0.01
    guard itemCount > 0, frames.bounds.size[axis] > limit else { return nil }
    if let cellSize {
      return cellSize[axis] > limit
        ? .itemsTooLong(axis, first: 0, count: itemCount, excess: cellSize[axis] - length) : nil
    }
    var found: (first: Int, count: Int, longest: Double)?
    for item in 0..<itemCount {
      let itemLength = frames.frame(at: item).size[axis]
      guard itemLength > limit else { continue }
      found = (
        found?.first ?? item, (found?.count ?? 0) + 1, max(found?.longest ?? 0, itemLength)
      )
    }
    return found.map {
      .itemsTooLong(axis, first: $0.first, count: $0.count, excess: $0.longest - length)
    }
  }

  /// Returns a notice that items have no length along an axis although their container has one; nil
  /// if they have one.
  public func itemsWithoutLength(along axis: Axis, in space: SectionSpace) -> LayoutNotice? {
    guard itemCount > 0, space.container[axis].isFinite, space.container[axis] > 0,
      frames.frame(at: 0).size[axis] <= 0
    else { return nil }
    return .itemsWithoutLength(axis)
  }
}

extension LayoutSection {
  /// The names of the settings for which the section has a value, in the reference's order.
  fileprivate var givenSettings: [String] {
    let all = [
      ("columns", columns != nil), ("itemHeight", itemHeight != nil),
      ("itemWidth", itemWidth != nil), ("itemAspectRatio", itemAspectRatio != nil),
      ("itemSpan", itemSpan != .constant(1)), ("itemRowSpan", itemRowSpan != .constant(1)),
    ]
    return all.filter(\.1).map(\.0)
  }
}

extension CollectionArrangement {
  /// The notices about the sections, in their order.
  ///
  /// - Complexity: O(*sections*), and O(*items*) for a section with items that are too long.
  public var notices: [(section: Int, notice: LayoutNotice)] {
    var unread = unreadSettings
    return sections.enumerated().flatMap { number, placed in
      var own = layout.ofSection(number).notices(
        about: placed.section, in: placed.space, arrangement: placed.arrangement)
      own = own.map { $0.naming(section: sections.count > 1 ? number : nil) }
      let amongOthers =
        layout.sectioned?.notices(aboutSection: number) ?? []
      let names = placed.section.givenSettings.filter { unread.remove($0) != nil }
      let kind = layout.ofSection(number).kind
      let withoutUse = names.map { name in
        LayoutNotice.own(
          LayoutProblem(of: kind, "makes no use of \(name)", settings: [name]))
      }
      return (own + amongOthers + withoutUse).map { (number, $0) }
    }
  }

  /// The settings of sections that no layout of those that have them reads.
  private var unreadSettings: Set<String> {
    var (given, read): (Set<String>, Set<String>) = ([], [])
    for (number, placed) in sections.enumerated() {
      let names = Set(placed.section.givenSettings)
      guard !names.isEmpty else { continue }
      given.formUnion(names)
      read.formUnion(layout.ofSection(number).sectionSettings.map(names.intersection) ?? names)
    }
    return given.subtracting(read)
  }
}

extension LayoutNotice {
  /// Returns the notice with its section among its layout's own words, if these name it.
  ///
  /// - Parameter section: The section's number; nil for the only one.
  fileprivate func naming(section: Int?) -> LayoutNotice {
    guard case .own(var problem) = self, problem.namesSection else { return self }
    if let section { problem.kind += " of section \(section)" }
    problem.namesSection = false
    return .own(problem)
  }
}
