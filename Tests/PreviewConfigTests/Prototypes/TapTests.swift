import TestSupport
import Testing

/// `onTap:` in configs.
struct TapTests {
  @Test func `a tap sets values of let`() throws {
    try #require(
      actions(
        """
        let: { isGrid: true, size: { width: 3 }, list: [1, 2] }
        view: { color: red, onTap: { set: { isGrid: "${!isGrid}", size.width: 320, list.1: null } } }
        """) == ["set let.isGrid=false let.size.width=320 let.list.1=null"])
  }

  @Test func `a tap sets values of any type`() throws {
    try #require(
      actions(
        #"""
        let: { a: 0, b: 0, c: 0 }
        view:
          color: red
          onTap: { set: { a: { y: [1.5, true], x: "é\"" }, b: "${'$'}{a}", c: "${a}1" } }
        """#) == [#"set let.a={"x":"é\"","y":[1.5,true]} let.b="$${a}" let.c="01""#])
  }

  @Test func `a tap in a cell has the item's values`() throws {
    try #require(
      actions(
        """
        previews:
          - name: list
            let: { last: 0 }
            view:
              collection:
                layout: grid
                items: [{ name: a }, { name: b }]
                itemHeight: 10
                cell:
                  zstack:
                    - { color: blue, onTap: { set: { last: "${index}" } } }
                  onTap: { show: detail, with: "${item}" }
          - { name: detail, let: { item: { name: x } }, view: { text: "${item.name}" } }
        """) == [
          #"show detail with {"name":"a"}"#, "set let.last=0", #"show detail with {"name":"b"}"#,
          "set let.last=1",
        ])
  }

  @Test func `a tap shows a preview as it is written`() throws {
    try #require(
      actions(
        """
        previews:
          - { name: a, view: { color: red, onTap: { show: b } } }
          - { name: b, view: { color: blue } }
        """) == ["show b"])
  }

  @Test func `the back button of a navigation bar goes back`() throws {
    try #require(actions("view: { navigationBar: { back: Users } }") == ["back"])
  }

  @Test(
    arguments: [
      ("{}", "2:28+1: onTap: expected either 'set' or 'show'"),
      ("{ set: { a: 1 }, show: preview }", "2:28+1: onTap: expected either 'set' or 'show'"),
      ("{ set: { a: 1 }, with: 1 }", "2:28+1: onTap: expected 'show' beside 'with'"),
      ("{ set: {} }", "2:35+1: set: expected values by name, found a mapping"),
      ("{ set: a }", "2:35+1: set: expected values by name, found 'a'"),
      (
        "{ set: { sizes: 1 } }",
        "2:37+5: set: no name under 'let' is 'sizes' (did you mean 'size'?)"
      ),
      (
        "{ set: { q: 1 } }",
        "2:37+1: set: no name under 'let' is 'q' (the names are: a, c, size)"
      ),
      (
        "{ set: { size.widht: 1 } }",
        "2:37+10: set: 'size' has no 'widht' (did you mean 'width'?)"
      ),
      ("{ set: { a.b: 1 } }", "2:37+3: set: 'a' is '1' and has no 'b'"),
      (
        "{ set: { c.b: 1 } }",
        "2:37+3: set: 'c' is '${a + 1}' and has no 'b' (set all of 'c')"
      ),
      ("{ set: { a: '${b}' } }", "2:43+1: unknown name 'b' (known here: a, c, canvas, size)"),
      (
        "{ show: prevew }",
        "2:36+6: show: no preview of the file is named 'prevew' (did you mean 'preview'?)"
      ),
      (
        "{ show: preview, with: 1 }",
        "2:51+1: with: the preview 'preview' has no 'item' (declare 'item' under its 'let:')"
      ),
      ("{ set: { a: 1 }, wiht: 1 }", "2:45+4: unknown key 'wiht' in onTap (did you mean 'with'?)"),
    ])
  func `a tap that cannot be is an error at its place`(tap: String, mistake: String) {
    let found = mistakes(
      in: """
        let: { a: 1, c: "${a + 1}", size: { width: 1 } }
        view: { color: red, onTap: \(tap) }
        name: preview
        """)
    expect(found.first, equals: mistake)
  }

  @Test func `without values a tap sets none`() {
    expect(
      mistakes(in: "view: { color: red, onTap: { set: { a: 1 } } }"),
      equals: [
        "1:37+1: set: there are no values under 'let' (declare it under 'let:')"
      ])
  }
}
