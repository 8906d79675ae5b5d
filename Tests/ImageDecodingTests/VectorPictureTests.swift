import ImageDecoding
import LayoutGeometry
import Testing

struct VectorPictureTests {
  private static func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  @Test(arguments: [
    ("width='30' height='20'", Size(width: 30, height: 20)),
    ("width='30px' height='20px' viewBox='0 0 3 2'", Size(width: 30, height: 20)),
    ("viewBox='0 0 16 12'", Size(width: 16, height: 12)),
    ("width='100%' height='100%' viewBox='-1 -1 16 12'", Size(width: 16, height: 12)),
    // CSS's inch has 96 pixels.
    ("width='1in' height='0.5in'", Size(width: 96, height: 48)),
  ])
  func `the size is that of the attributes, or of the view box`(
    attributes: String, expected: Size
  ) throws {
    try #require(Picture(decoding: Self.svg(attributes)).size == expected)
  }

  // SVG 2, 8.2: a side of 0 draws nothing.
  @Test(arguments: [
    "", "width='10'", "viewBox='0 0 0 0'", "width='-5' height='10'",
    "width='0' height='0' viewBox='0 0 16 12'",
  ])
  func `a document without a size is unsupported`(attributes: String) {
    #expect(throws: PictureError.self) { try Picture(decoding: Self.svg(attributes)) }
  }

  @Test func `a document larger than a picture may be is too large`() {
    #expect(throws: PictureError.tooLarge(width: 32_768, height: 5, limit: .input)) {
      try Picture(decoding: Self.svg("width='32768' height='5'"))
    }
  }

  @Test(arguments: [
    "\u{FEFF}", "\n\t ", "<?xml version=\"1.0\"?>", "<?xml version='1.0' encoding='UTF-8'?>\n",
    "<!-- a drawing -->", "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://a.b/svg11.dtd'>",
    "<!DOCTYPE svg [<!ENTITY ns 'http://www.w3.org/2000/svg'>]>",
  ])
  func `declarations and comments may precede the document`(prefix: String) throws {
    let bytes = Array(prefix.utf8) + Self.svg("width='4' height='3'")
    // XML's declaration must be the first content: nothing may stand before it.
    try #require(Picture(decoding: bytes).size == Size(width: 4, height: 3))
  }

  @Test func `a document with a prefix for its names is a document`() throws {
    let bytes = Array(
      "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='4' height='3'></s:svg>".utf8)
    try #require(Picture(decoding: bytes).size == Size(width: 4, height: 3))
  }

  @Test func `a document cut anywhere is an error`() {
    let whole = Self.svg("width='4' height='3'", "<rect width='1' height='1'/>")
    for count in 0..<whole.count {
      #expect(throws: PictureError.self, "\(count) bytes") {
        try Picture(decoding: Array(whole.prefix(count)))
      }
    }
  }

  @Test func `a billion laughs are an error`() {
    var entities = "<!ENTITY a0 '<g/>'>"
    for level in 1...9 {
      let references = String(repeating: "&a\(level - 1);", count: 10)
      entities += "<!ENTITY a\(level) '\(references)'>"
    }
    let bytes =
      Array("<!DOCTYPE svg [\(entities)]>".utf8) + Self.svg("width='4' height='3'", "&a9;")
    #expect(throws: PictureError.unsupported("SVG with entities that hold markup")) {
      try Picture(decoding: bytes)
    }
  }

  @Test func `a file is not read through an entity`() {
    let bytes =
      Array("<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>".utf8)
      + Self.svg("width='4' height='3'", "<text>&x;</text>")
    #expect(throws: PictureError.self) { try Picture(decoding: bytes) }
  }

  @Test func `elements nested without end are an error`() {
    let content =
      String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    #expect(throws: PictureError.self) {
      try Picture(decoding: Self.svg("width='4' height='3'", content))
    }
  }

  @Test(arguments: [
    "<image href='a.png'/>", "<s:image />", "<feImage/>", "<xi:include href='a'/>",
    "<pattern width='9' height='9'></pattern>", "<feTurbulence/>",
  ])
  func `elements whose cost has no bound are unsupported`(content: String) {
    let attributes =
      "width='4' height='3' xmlns:s='http://www.w3.org/2000/svg' xmlns:xi='http://www.w3.org/2001/XInclude'"
    #expect {
      try Picture(decoding: Self.svg(attributes, content))
    } throws: { error in
      guard case .unsupported(let what) = error as? PictureError else { return false }
      return what.hasPrefix("SVG with the element ")
    }
  }

  @Test func `an entity that hides an element is unsupported`() {
    let bytes =
      Array("<!DOCTYPE svg [<!ENTITY x \"&#60;image href='a.png'/>\">]>".utf8)
      + Self.svg("width='4' height='3'", "&x;")
    #expect(throws: PictureError.unsupported("SVG with entities that hold markup")) {
      try Picture(decoding: bytes)
    }
  }

  @Test func `an encoding that could hide an element is unsupported`() {
    let bytes =
      Array("<?xml version='1.0' encoding='IBM037'?>".utf8) + Self.svg("width='4' height='3'")
    #expect(throws: PictureError.unsupported("SVG in the encoding \"ibm037\"")) {
      try Picture(decoding: bytes)
    }
  }

  @Test func `a document of more than four megabytes is too long`() {
    let comment = "<!--" + String(repeating: "a", count: 4 << 20) + "-->"
    let bytes = Self.svg("width='4' height='3'", comment)
    #expect(throws: PictureError.tooLong(byteCount: bytes.count, limit: 4 << 20)) {
      try Picture(decoding: bytes)
    }
  }
}
