import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct CompositionalWordsTests {
  private func problems(
    _ group: CompositionalItem, insets: EdgeInsets = .zero
  ) throws -> [String] {
    let layout = Compositional(group: group, contentInsets: insets)
    return try lay([LayoutSection(itemCount: 3)], by: layout, width: 400) { _, _, proposal in
      Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }.notices.compactMap {
      if case .own(let problem) = $0.notice { problem.words } else { nil }
    }
  }

  @Test func `a group that leaves subitems out is noticed`() throws {
    let found = try problems(.row(interItemSpacing: .fixed(10), .part(0.5), .part(0.5)))
    expect(
      found,
      equals: [
        "has a group that holds 1 of its 2 subitems: with the next, they have a width of 410, and "
          + "the group has 400"
      ])
  }

  @Test func `subitems longer than their group are noticed`() throws {
    let found = try problems(.row(filling: .repeating(3), .points(150, 20)))
    expect(
      found,
      equals: [
        "has a group whose subitems are 450 points along its width, and the group has 400"
      ])
  }

  @Test func `flexible spacing without room is noticed`() throws {
    let problems = try problems(
      .row(filling: .repeating(3), interItemSpacing: .flexible(10), .points(150, 20)))
    #expect(
      problems.contains(
        "has flexible spacing without room: its subitems take all of the width"))
  }

  @Test func `insets that leave nothing are noticed`() throws {
    let found = try problems(.row(.part(0.5)), insets: EdgeInsets(200))
    expect(
      found,
      equals: [
        "has no width left for its groups: contentInsets take all of it"
      ])
    let next = try problems(.row(.part(0.5, contentInsets: EdgeInsets(50))))
    expect(
      next,
      equals: [
        "has an item without height: spacing and insets take all of it"
      ])
  }

  @Test func `a height of a container as high as its content is noticed`() throws {
    let found = try problems(.row(height: .fractionalHeight(0.5), .part(0.5)))
    expect(
      found,
      equals: [
        "has a height of its container's, which is as high as its content"
      ])
  }

  @Test func `a part of a measured length is noticed`() throws {
    let found = try problems(.row(height: .estimated(44), .part(0.5)))
    expect(
      found,
      equals: [
        "has an item whose height is a part of one that is measured, so that the estimate counts"
      ])
  }

  @Test func `a notice knows its subitem, and its section among several`() throws {
    let column = CompositionalItem(
      width: .fractionalWidth(0.5), height: .fractionalHeight(1),
      group: CompositionalGroup(
        axis: .vertical, subitems: [.part(1, 0.4, contentInsets: EdgeInsets(30))],
        filling: .repeating(2)))
    let layout = Compositional(group: .row(.part(0.5), column))
    func found(sections: Int) throws -> [String] {
      let sections = (0..<sections).map { LayoutSection(itemCount: $0 == 0 ? 0 : 3) }
      return try lay(sections, by: layout, width: 400).notices.compactMap {
        guard case .own(let problem) = $0.notice, let subitem = problem.subitem else { return nil }
        return "\(problem.kind) at \(subitem)"
      }
    }
    // 40 high, less 2 × 30: the second subitem's first one. The section without items has no notice.
    let several = try found(sections: 2)
    expect(several, equals: ["compositional layout of section 1 at [1, 0]"])
    let one = try lay([LayoutSection(itemCount: 3)], by: layout, width: 400).notices
    expect(
      one.map(\.notice),
      equals: [
        .own(
          {
            var problem = LayoutProblem(
              of: "compositional layout",
              "has an item without height: spacing and insets take all of it",
              suggestion: "make 'contentInsets' or 'interItemSpacing' smaller",
              settings: ["contentInsets", "interItemSpacing"])
            problem.subitem = [1, 0]
            return problem
          }())
      ])
  }

  @Test func `an explanation goes from the group to the item`() throws {
    let column = CompositionalItem(
      width: .fractionalWidth(0.3), height: .fractionalHeight(1),
      group: CompositionalGroup(
        axis: .vertical, subitems: [.part(1, 0.5, contentInsets: EdgeInsets(5))],
        filling: .repeating(2)))
    let layout = Compositional(group: .row(.part(0.7), column), interGroupSpacing: 10)
    let laid = try lay([LayoutSection(itemCount: 6)], by: layout, width: 400)
    // The second group is at 110; in it, the column at 280, and its second item at 50.
    expect(
      laid.explanation(ofItemAt: ItemIndex(section: 0, item: 5)).map(\.description),
      equals: [
        "group 1, with 3 items as all: from y 110, 110 after the one before",
        "horizontal group: 400 wide (1 × 400), 100 high",
        "vertical group: 120 wide (0.3 × 400), 100 high (1 × 100)",
        "item: 120 wide (1 × 120), 50 high (0.5 × 100)",
        "contentInsets: top 5, leading 5, bottom 5, trailing 5",
        "item 2 of its group: x = 285, y = 165",
      ])
  }

  @Test func `a measured item's explanation has its estimate`() throws {
    let cell = CompositionalItem(width: .fractionalWidth(1), height: .estimated(44))
    let layout = Compositional(group: .row(height: .estimated(44), filling: .count(2), cell))
    let laid = try lay([LayoutSection(itemCount: 3)], by: layout, width: 400) { _, _, _ in
      Size(width: 10, height: 30)
    }
    expect(
      laid.explanation(ofItemAt: ItemIndex(section: 0, item: 2)).map(\.description),
      equals: [
        "group 1, from item 2 to 2: from y 30",
        "horizontal group: 400 wide (1 × 400), 30 high (measured, estimated as 44)",
        "item: 200 wide (an equal share), 30 high (measured, estimated as 44)",
        "item 0 of its group: x = 0, y = 30",
      ])
  }

  @Test func `the rule has how many items a group has`() throws {
    let layout = Compositional(group: .row(.part(0.25)), interGroupSpacing: 10)
    let laid = try lay([LayoutSection(itemCount: 9)], by: layout, width: 400)
    expect(laid.rule.map(\.description), equals: ["groups of 4 items", "group gap 10"])
  }

  @Test func `goldens record the group in words`() throws {
    let layout = Compositional(
      group: .row(interItemSpacing: .fixed(8), .part(0.25, contentInsets: EdgeInsets(2))))
    let settings = try lay([LayoutSection(itemCount: 9)], by: layout, width: 400).settings
    expect(
      settings.first,
      equals: LayoutSetting(
        "group",
        .name(
          "horizontal 1 of the width × 100 of (0.25 of the width × 1 of the height inset by "
            + "2 2 2 2) 8 apart")))
  }
}
