import CCairo
// FreeType's types belong to whichever module of the two the compiler reads first.
import CPango
import DisplayList
import LayoutGeometry

/// An open font face, for one thread at a time.
///
/// Wraps `FT_Face`: made by `init`, released by `deinit`.
final class FreeTypeFace {
  let font: FontFace
  let handle: FT_Face
  /// Keeps the library alive: a face must be closed before its library.
  private let library: FreeTypeLibrary

  /// Opens the face that `font` names.
  ///
  /// - Throws: `RenderingError.font` if the file cannot be read as a font.
  init(_ font: FontFace, library: FreeTypeLibrary) throws {
    var face: FT_Face?
    let code = FT_New_Face(library.handle, font.file, FT_Long(font.index), &face)
    guard code == 0, let face else {
      throw RenderingError.font(name: font.name, file: font.file, code: code)
    }
    self.font = font
    self.library = library
    handle = face
  }

  deinit {
    FT_Done_Face(handle)
  }

  /// Indicates whether the face has outlines; a colour emoji font has bitmaps alone.
  var isScalable: Bool { handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  /// The number of units of its outlines in the font's size; 0 for a face without outlines.
  var unitsPerEm: Double { isScalable ? Double(handle.pointee.units_per_EM) : 0 }

  /// Loads a glyph's outline at `size` pixels, unhinted, with the font's synthesised styles.
  ///
  /// The slot is the face's own and changes with the next call; nil if the font has no such glyph.
  func loadOutline(_ glyph: UInt32, size: Double) -> FT_GlyphSlot? {
    // FreeType counts sizes in 1/64 pixel.
    guard FT_Set_Char_Size(handle, 0, FT_F26Dot6((size * 64).rounded()), 72, 72) == 0,
      FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if font.isEmboldened {
      let strength = FT_Pos(size * 64 * Self.boldness)
      FT_Outline_Embolden(&slot.pointee.outline, strength)
      // FreeType keeps the left and lower edges in place; here the stems grow to both sides.
      FT_Outline_Translate(&slot.pointee.outline, -strength / 2, -strength / 2)
    }
    if font.isSlanted {
      var shear = FT_Matrix(
        xx: 0x10000, xy: FT_Fixed(Self.slant * 0x10000), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &shear)
    }
    return slot
  }

  /// The width that a synthesised bold adds to each stem, in font sizes: FreeType's own figure.
  static let boldness = 1.0 / 24

  /// The distance to the right by which a synthesised italic leans for each unit of height:
  /// fontconfig's figure.
  static let slant = 0.2
}

/// An instance of FreeType, for one thread at a time.
///
/// Wraps `FT_Library`: made by `init`, released by `deinit`.
final class FreeTypeLibrary {
  let handle: FT_Library

  /// Starts FreeType.
  ///
  /// - Throws: `RenderingError.font` if FreeType cannot start, which means that memory ran out.
  init() throws {
    var library: FT_Library?
    let code = FT_Init_FreeType(&library)
    guard code == 0, let library else {
      throw RenderingError.font(name: "FreeType", file: "", code: code)
    }
    handle = library
  }

  deinit {
    // "FT_Done_FreeType: destroy a given FreeType library object and all of its children": a face
    // holds its library, so there are no children left here.
    FT_Done_FreeType(handle)
  }
}

extension FreeTypeFace {
  /// Returns a glyph's outline at `size` pixels with its origin at a place of the device grid, in
  /// pixels.
  ///
  /// Empty if the font has no such outline.
  func outline(_ glyph: UInt32, size: Double, x: Double, y: Double) -> Path {
    guard let slot = loadOutline(glyph, size: size) else { return Path() }
    let outline = OutlineSteps(x: x, y: y)
    var steps = FT_Outline_Funcs(
      move_to: { point, steps in
        OutlineSteps.from(steps).move(point)
        return 0
      },
      line_to: { point, steps in
        OutlineSteps.from(steps).line(point)
        return 0
      },
      conic_to: { control, point, steps in
        OutlineSteps.from(steps).conic(control, point)
        return 0
      },
      cubic_to: { control1, control2, point, steps in
        OutlineSteps.from(steps).cubic(control1, control2, point)
        return 0
      },
      shift: 0, delta: 0)
    // The steps outlive the call, which keeps no reference to them.
    withExtendedLifetime(outline) {
      _ = FT_Outline_Decompose(
        &slot.pointee.outline, &steps, Unmanaged.passUnretained(outline).toOpaque())
    }
    return outline.path
  }
}

/// Turns FreeType's outline steps, in 1/64 pixel with y upwards, into a path with y downwards.
private final class OutlineSteps {
  private(set) var path = Path()
  private let x: Double
  private let y: Double
  private var current = Point.zero

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func from(_ pointer: UnsafeMutableRawPointer?) -> OutlineSteps {
    guard let pointer else { preconditionFailure("an outline step without its path") }
    return Unmanaged<OutlineSteps>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func place(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = vector?.pointee else { return current }
    return Point(x: x + Double(vector.x) / 64, y: y - Double(vector.y) / 64)
  }

  func move(_ point: UnsafePointer<FT_Vector>?) {
    // Outlines of a font close by themselves.
    if !path.elements.isEmpty { path.elements.append(.close) }
    current = place(point)
    path.elements.append(.move(current))
  }

  func line(_ point: UnsafePointer<FT_Vector>?) {
    current = place(point)
    path.elements.append(.line(current))
  }

  func conic(_ control: UnsafePointer<FT_Vector>?, _ point: UnsafePointer<FT_Vector>?) {
    let (control, end) = (place(control), place(point))
    // The cubic whose control points are two thirds of the way to the quadratic's one.
    func towards(_ from: Point) -> Point {
      Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    path.elements.append(.curve(end, control1: towards(current), control2: towards(end)))
    current = end
  }

  func cubic(
    _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?,
    _ point: UnsafePointer<FT_Vector>?
  ) {
    let (first, second, end) = (place(control1), place(control2), place(point))
    path.elements.append(.curve(end, control1: first, control2: second))
    current = end
  }
}
