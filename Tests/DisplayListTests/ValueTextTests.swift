import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// The words in which values are kept.
@Suite struct ValueTextTests {
  /// The value of a word, and the word that it is written as.
  private func reread<Value: TextValue>(_ word: String, as type: Value.Type) -> String? {
    Value(dump: word[...])?.dump
  }

  @Test func `what was written reads back as the value that writes it again`() {
    expect(reread("-3.125", as: Double.self), equals: "-3.125")
    expect(reread("16,0.5", as: Point.self), equals: "16,0.5")
    expect(reread("169×120", as: Size.self), equals: "169×120")
    #expect(reread("#FF2D55", as: RGBA.self) == "#FF2D55")
    #expect(reread("#00000055", as: RGBA.self) == "#00000055")
    expect(reread("10", as: CornerRadii.self), equals: "10")
    expect(reread("10,10,0,0", as: CornerRadii.self), equals: "10,10,0,0")
    expect(reread("4,2", as: [Double].self), equals: "4,2")
    let path = "M0,0L8,0C8,4,4,8,0,8Z"
    expect(reread(path, as: Path.self), equals: path)
    let gradient = "gradient(0,0..0,9.5,#FF0000@0,#0000FF80@1)"
    expect(reread(gradient, as: Paint.self), equals: gradient)
    expect(reread("gradient(0,0..0,9)", as: Paint.self), equals: "gradient(0,0..0,9)")
  }

  @Test func `every byte of a colour reads back as itself`() {
    for byte in UInt8.min...UInt8.max {
      let digits = String(byte, radix: 16, uppercase: true)
      let word = "#0000" + (byte < 16 ? "0" : "") + digits
      expect(reread(word, as: RGBA.self), equals: word)
    }
  }

  @Test func `the values of a word are those that it names`() {
    #expect(RGBA(dump: "#FF0080") == RGBA(red: 1, green: 0, blue: 128 / 255))
    expect(
      CornerRadii(dump: "1,2,3,4"),
      equals: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    expect(
      Path(dump: "M1,2C3,4,5,6,7,8Z"),
      equals: Path([
        .move(Point(x: 1, y: 2)),
        .curve(
          Point(x: 7, y: 8), control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6)),
        .close,
      ]))
    #expect(
      Paint(dump: "gradient(1,2..3,4,#FF0000@0.5)")
        == .linearGradient(
          Paint.Gradient(
            start: Point(x: 1, y: 2), end: Point(x: 3, y: 4),
            stops: [Paint.Stop(location: 0.5, color: RGBA(red: 1, green: 0, blue: 0))])))
  }

  @Test func `other words are not values`() {
    for word in ["", "a", "nan", "inf", "1e19", "1,2"] {
      #expect(reread(word, as: Double.self) == nil)
    }
    for word in ["", "1", "1,", ",", "1,2,3"] { #expect(reread(word, as: Point.self) == nil) }
    for word in ["", "1", "1×", "1×2×3", "1x2"] { #expect(reread(word, as: Size.self) == nil) }
    for word in ["", "#", "#FFF", "FF2D55", "#FF2D5G", "#FF2D5500F", "#+F2D55"] {
      #expect(reread(word, as: RGBA.self) == nil)
    }
    for word in ["", "1,2", "1,2,3", "1,2,3,4,5"] {
      #expect(reread(word, as: CornerRadii.self) == nil)
    }
    for word in ["0,0", "M", "M1", "L1,2,3", "C1,2,3,4", "Z1", "M1,2X"] {
      #expect(reread(word, as: Path.self) == nil)
    }
    for word in [
      "gradient", "gradient()", "gradient(0,0,0,9,#FF0000@0)", "gradient(0,0..0,9,#FF0000)",
      "gradient(0,0..0,9,#FF0000@)", "gradient(0,0..0,9,red@0)", "gradient(#FF0000@0,0,0..0,9)",
      "gradient(0,0..0,9;#FF0000@0)",
    ] {
      #expect(reread(word, as: Paint.self) == nil)
    }
  }
}

@Suite struct `Texts of gradients about a point` {
  @Test func `are read as the gradients that they were written from`() throws {
    let gradient = Paint.roundGradient(
      Paint.RoundGradient(
        .angular, center: Point(x: 5, y: 6), axisX: Point(x: 0, y: 1), axisY: Point(x: -1, y: 0),
        start: -90, end: 270,
        stops: [Paint.Stop(location: 0, color: .black), Paint.Stop(location: 1, color: .white)]))
    #expect(gradient.dump == "angular(5,6..0,1..-1,0..-90..270,#000000@0,#FFFFFF@1)")
    expect(Paint(dump: Substring(gradient.dump)), equals: gradient)
  }

  @Test(arguments: [
    "radial(1,2..1,0..0,1..0,#000000@0)", "radial(1,2", "conic(1,2..1,0..0,1..0..9)",
  ])
  func `with another number of places are none`(text: String) {
    #expect(Paint(dump: Substring(text)) == nil)
  }
}
