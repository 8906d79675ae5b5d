package import LayoutGeometry

/// A layout whose sections are laid out differently.
package protocol SectionedLayout: CollectionLayout {
  /// Returns the layout of one section.
  func layout(ofSection index: Int) -> any CollectionLayout

  /// Returns the first step of the explanation of a section's items: its layout; defaults to none.
  func phrase(forSection index: Int) -> LayoutPhrase?

  /// Returns warnings of what a section's layout does in a collection of its own, but not among
  /// others; defaults to none.
  func notices(aboutSection index: Int) -> [LayoutNotice]

  /// The layout of sections that have none of their own; defaults to this one.
  var shared: any CollectionLayout { get }
}

extension SectionedLayout {
  /// Returns nil.
  package func phrase(forSection index: Int) -> LayoutPhrase? { nil }

  /// Returns nothing.
  package func notices(aboutSection index: Int) -> [LayoutNotice] { [] }

  /// The layout itself.
  package var shared: any CollectionLayout { self }
}

extension CollectionLayout {
  // As properties, so that the runtime looks for the conformances of the layout's own type, and not
  // for those of the protocol as well, which takes 0.3 % of a small picture each.

  /// The layout as one of sections with their own layouts; nil for any other.
  var sectioned: (any SectionedLayout)? { self as? any SectionedLayout }

  /// The layout as one that places all sections at once; nil for any other.
  var whole: (any WholeLayout)? { self as? any WholeLayout }

  /// Returns the layout that places the items of a section.
  package func ofSection(_ index: Int) -> any CollectionLayout {
    sectioned?.layout(ofSection: index) ?? self
  }

  /// Returns the layout with sections that have their own layouts, nil for this one.
  ///
  /// The only section's own layout is the collection's. A layout that places all sections at once
  /// places these, too.
  package func withSections(_ layouts: [(any CollectionLayout)?]) -> any CollectionLayout {
    if whole != nil || layouts.allSatisfy({ $0 == nil }) { return self }
    if layouts.count == 1, let own = layouts[0] {
      if [CollectionConfiguration(), own.configuration].contains(configuration) { return own }
      if let configured = own.configured(by: configuration) { return configured }
    }
    return SectionLayouts(shared: self, own: layouts)
  }
}

extension CollectionLayout {
  /// Returns whether the layout, or that of a section, counts insets from its container's margins.
  ///
  /// - Parameter count: The number of sections.
  package func readsMargins(ofSections count: Int) -> Bool {
    if whole != nil { return true }
    guard let layouts = sectioned else {
      return sectionConfiguration.contentInsetsReference != nil
    }
    return (0..<count).contains {
      layouts.layout(ofSection: $0).sectionConfiguration.contentInsetsReference != nil
    }
  }

  /// Returns the layout with some of its sections scrolled across its axis, to offsets that are
  /// kept as they are; sections that do not scroll are unchanged.
  ///
  /// - Parameters:
  ///   - offsets: By section, in points from its leading edge.
  ///   - count: The number of sections.
  package func scrolling(
    sections offsets: [Int: Double], of count: Int
  ) -> any CollectionLayout {
    if offsets.isEmpty || whole != nil { return self }
    var own: [(any CollectionLayout)?] = (0..<count).map(ofSection)
    for (section, offset) in offsets where own.indices.contains(section) {
      guard let scrolled = own[section]?.scrolled(to: .moving(offset)) else { continue }
      own[section] = scrolled
    }
    let shared = sectioned?.shared ?? self
    return shared.withSections(own)
  }
}

/// The layouts of a collection whose sections have their own.
///
/// All sections follow each other along the shared layout's axis. A layout's adjustments to
/// scrolling, such as a carousel's stops, need all of the content, so they do nothing here.
package struct SectionLayouts: SectionedLayout {
  /// The layout of sections without one.
  package let shared: any CollectionLayout
  /// The sections' layouts, in their order; nil for the shared one.
  private let own: [(any CollectionLayout)?]

  /// Creates layouts for the sections of a collection, in their order.
  package init(shared: any CollectionLayout, own: [(any CollectionLayout)?]) {
    self.shared = shared
    self.own = own
  }

  /// The name in layout JSON, which also has each section's own.
  package var kind: String { Self.kindName }

  /// The name of all layouts of sections.
  static let kindName = "sections"

  /// The shared layout's axis.
  package var scrollAxis: Axis { shared.scrollAxis }

  /// The space between sections that the shared layout has.
  package var interSectionSpacing: Double { shared.interSectionSpacing }

  /// The shared layout's configuration.
  package var configuration: CollectionConfiguration { shared.configuration }

  /// Returns the section's own layout, or the shared one.
  package func layout(ofSection index: Int) -> any CollectionLayout {
    (own.indices.contains(index) ? own[index] : nil) ?? shared
  }

  /// Each layout's name and settings, under names with the section's number, as in `layout.1` and
  /// `rowSpacing.1`.
  package var settings: [LayoutSetting] {
    own.indices.flatMap { section in
      let layout = layout(ofSection: section)
      return ([LayoutSetting("layout", .name(layout.kind))] + layout.settings).map {
        LayoutSetting(SettingName($0.name, ofSection: section).text, $0.value)
      }
    }
  }

  /// Returns the layouts with another one for a section.
  func with(_ layout: any CollectionLayout, ofSection section: Int) -> SectionLayouts {
    guard own.indices.contains(section) else { return self }
    var others = own
    others[section] = layout
    return SectionLayouts(shared: shared, own: others)
  }

  /// Places the items with the shared layout; sections with their own layout use that instead.
  package func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    try shared.arrange(section, in: space, measure: measure)
  }

  /// Returns the summary that the sections have in common, and each section's own layout.
  package func summary(of sections: [SectionArrangement]) -> LayoutSummary {
    var summary = LayoutSummary(kind: kind, sections: sections)
    summary.sections = sections.enumerated().map { layout(ofSection: $0).summary(of: [$1]) }
    return summary
  }

  /// Returns each layout's name and rule after the sections that it places, as one phrase.
  package func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    var rules: [(sections: [Int], words: LayoutPhrase)] = []
    for (index, arrangement) in sections.enumerated() {
      let layout = layout(ofSection: index)
      let words = LayoutPhrase.joined(
        ["\(layout.kind)"] + layout.rule(for: [arrangement]), separator: ", ")
      if let known = rules.firstIndex(where: { $0.words == words }) {
        rules[known].sections.append(index)
      } else {
        rules.append(([index], words))
      }
    }
    let phrases: [LayoutPhrase] = rules.map { rule in
      .joined(["\(Self.words(for: rule.sections))", rule.words], separator: ": ")
    }
    return phrases.isEmpty ? [] : [.joined(phrases, separator: "; ")]
  }

  /// Returns the name of the layout that places a section.
  package func phrase(forSection index: Int) -> LayoutPhrase? {
    "section \(index) is placed by \(layout(ofSection: index).kind)"
  }

  /// Returns warnings of what a section's layout does in a collection of its own, but not among
  /// others.
  package func notices(aboutSection index: Int) -> [LayoutNotice] {
    let layout = layout(ofSection: index)
    guard layout.scrollAxis == scrollAxis else {
      let (own, all) = (layout.scrollAxis.direction, scrollAxis.direction)
      return [
        .own(
          LayoutProblem(
            of: layout.kind,
            "of section \(index) runs \(own), and its collection scrolls \(all)",
            suggestion: "give the section a layout that runs \(all), or a cell with a "
              + "collection of its own", settings: ["scrollDirection"]))
      ]
    }
    return layout.notices(asSection: index)
  }

  /// Returns the sections by their numbers, as in `sections 0, 1 and 3`.
  private static func words(for sections: [Int]) -> String {
    let names = sections.map(String.init)
    guard names.count > 1, let last = names.last else { return "section \(names.joined())" }
    return "sections \(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Axis {
  /// The direction of content along the axis.
  fileprivate var direction: String { self == .vertical ? "downwards" : "sideways" }
}
