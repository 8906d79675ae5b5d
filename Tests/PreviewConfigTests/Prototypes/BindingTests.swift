import CellViews
import DisplayList
import TestSupport
import Testing

/// Controls whose value is one name of `let`.
struct BindingTests {
  private func bindings(_ view: String) throws -> [String] {
    try actions(
      """
      canvas: { width: 390 }
      let: { isOn: true, size: { width: 30 }, half: 0.5, query: an, list: [1, 2], item: { on: true }, c: "${!isOn}" }
      view: { \(view) }
      """)
  }

  @Test(
    arguments: [
      ("toggle: '${isOn}'", "toggle let.isOn=true"),
      ("toggle: { label: A, isOn: '${isOn}' }", "toggle let.isOn=true"),
      ("toggle: '${ (isOn) }'", "toggle let.isOn=true"),
      ("toggle: '${item.on}'", "toggle let.item.on=true"),
      ("toggle: '${c}'", "toggle let.c=false"),
      ("slider: '${half}'", "slider let.half=0.5 0.0…1.0"),
      ("slider: { value: '${size.width}', in: [10, 50] }", "slider let.size.width=30.0 10.0…50.0"),
      ("slider: { value: '${list.count}', in: [0, 9] }", "slider let.list.count=2.0 0.0…9.0"),
      ("searchField: { prompt: A, text: '${query}' }", "text let.query=an"),
    ])
  func `a control is bound to the name that its value is`(view: String, binding: String) throws {
    try #require(bindings(view) == [binding])
  }

  @Test(arguments: [
    "toggle: true", "toggle: '${!isOn}'", "toggle: '${isOn && true}'", "slider: '${half / 2}'",
    "searchField: '${query}'", "searchField: { text: 'for ${query}' }",
    "searchField: { text: '${query.lowercased}' }", "searchField: { text: '${query.count}' }",
    "slider: { value: '${canvas.width}', in: [0, 400] }",
  ])
  func `a control with another value is not bound`(view: String) throws {
    try #require(bindings(view) == [])
  }

  @Test func `an item of a cell is not let's`() throws {
    try #require(
      bindings(
        """
        collection: { layout: list, items: [{ on: true }], cell: { hstack: [
          { toggle: "${item.on}" }, { toggle: "${isOn}" } ] } }
        """) == ["toggle let.isOn=true"])
  }

  @Test func `a bound control is drawn as another`() throws {
    let text = """
      let: { isOn: true }
      view: { vstack: [{ toggle: "${VALUE}" }, { text: a }] }
      """
    let dumps = try ["isOn", "isOn && true"].map {
      try arranged(text.replacing("VALUE", with: $0)).displayList.dump
    }
    expect(dumps[0], equals: dumps[1])
  }
}
