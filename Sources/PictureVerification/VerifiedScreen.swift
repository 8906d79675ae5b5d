package import DisplayList
package import LayoutGeometry

/// The parts of a drawing that are looked for in another picture of the same screen.
package struct VerifiedScreen: Hashable, Sendable {
  /// The things that hold parts, such as rows and views with names; the first is the canvas.
  package var containers: [Container]
  /// The parts, from the back to the front.
  package var parts: [Part]
  /// The places where the system draws over the screen, as the time, in points: there, only the parts are compared.
  package var systemAreas: [Rect] = []

  /// The most parts that are measured: a larger screen would take minutes.
  package static let partLimit = 5000

  /// Creates a screen without a canvas.
  package init() {
    containers = []
    parts = []
  }

  /// A part that holds others.
  package struct Container: Hashable, Sendable {
    /// The name in sentences, as in `item 3 'Blue'`.
    package var name: String
    /// The place, in points of the canvas.
    package var frame: Rect
    /// The position of the container around it; nil for the canvas.
    package var holder: Int?

    /// Creates a container in another one.
    package init(name: String, frame: Rect, holder: Int?) {
      self.name = name
      self.frame = frame
      self.holder = holder
    }
  }

  /// A drawn part: a line of text, a symbol, a shape, a line or a picture.
  package struct Part: Hashable, Sendable {
    /// The kind of a part, with what decides how it is measured; lengths in points.
    package enum Kind: Hashable, Sendable {
      /// A line of text; its tracking is the space after each letter that it asks for.
      case text(baseline: Double, fontSize: Double, tracking: Double)
      case symbol
      case picture
      /// A filled shape with round corners, or with square ones for a radius of 0; nil for corners that differ.
      case fill(radius: Double?)
      case line
      /// Any other drawing, as an arc, which is compared by its pixels; those of letters are compared only with letters
      /// of the same font.
      case drawing(hasLetters: Bool)

      /// Indicates whether the part is a line of text.
      package var isText: Bool { if case .text = self { true } else { false } }

      /// Indicates whether the part is compared by its pixels alone.
      var isDrawing: Bool { if case .drawing = self { true } else { false } }

      /// Indicates whether the part is found by its ink: a line of text, or a symbol.
      var isInk: Bool { isText || self == .symbol }
    }

    /// The widest gap in a line of text, as a share of the font's size: texts that are nearer are measured as one.
    ///
    /// A space is 0.28 of Inter's size wide, and the letters beside it leave more.
    package static let wordGap = 0.42

    /// The kind.
    package var kind: Kind
    /// The name in sentences, as in `text 'Apples'`.
    package var name: String
    /// The place, in points of the canvas: of a text, from its ascent to its descent.
    package var frame: Rect
    /// The colour; nil for pictures and gradients.
    package var color: RGBA?
    /// The colour as it is written, as in `pink`.
    package var colorName: String?
    /// The position of the innermost container.
    package var container: Int
    /// Indicates whether the screen has another part of this name.
    package var isRepeated = false

    /// Creates a part of a container, without a colour.
    package init(_ kind: Kind, name: String, frame: Rect, container: Int) {
      self.kind = kind
      self.name = name
      self.frame = frame
      self.container = container
    }
  }
}
