import CellViews
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct LoadMoreTests {
  @Test func `a threshold and a footer are read`() throws {
    let collection = try #require(
      try view(
        """
        view:
          collection:
            layout: list
            items: []
            cell: spacer
            loadMoreThreshold: 100
            loadingFooter: { text: Loading }
        """
      ).collection)
    expect(collection.loadMoreThreshold, equals: 100)
    expect(collection.loadingFooter?.dump, equals: ViewNode.text(TextNode("Loading")).dump)
  }

  @Test func `a footer without a threshold would never be seen`() {
    expect(
      mistakes(
        in: """
          view: { collection: { layout: list, items: [], cell: spacer, loadingFooter: spacer } }
          """), equals: ["1:21+1: collection: expected 'loadMoreThreshold' beside 'loadingFooter'"])
  }

  @Test func `an expression reads whether the next page is asked for`() throws {
    let text = """
      view:
        vstack:
          - text: "${users.loadsMore ? 'Loading' : 'Idle'}"
          - collection: { layout: list, items: [], cell: spacer, loadMoreThreshold: 100 }
            id: users
      """
    let preview = try #require(try load(text).previews.first)
    let metrics = ComputedValues.Metrics(frame: .zero, loadsMore: true)
    guard
      case .stack(let stack) = try preview.content(ComputedValues(views: ["users": metrics]))
        .unmarked
    else { throw Unexpected(what: "no stack") }
    expect(stack.children.first?.dump, equals: ViewNode.text(TextNode("Loading")).dump)
  }
}
