import CCairo
public import DisplayList
public import ImageDecoding

/// A display list with the pictures that it names, ready for a renderer.
package struct Drawing: Sendable {
  /// The commands to draw.
  package var displayList: DisplayList
  /// The pictures that the display list names.
  package var pictures: [PictureID: Picture]

  /// Creates a drawing of `displayList`, which names no other pictures than these.
  package init(_ displayList: DisplayList, pictures: [PictureID: Picture] = [:]) {
    self.displayList = displayList
    self.pictures = pictures
  }

  /// The drawing with elements instead of copies, as documents have them.
  package var withoutCopies: Drawing {
    var drawing = self
    drawing.displayList.commands = displayList.commands.withoutCopies
    return drawing
  }
}

/// A reason why a drawing could not be rendered.
public enum RenderingError: Error, Hashable, Sendable {
  /// Cairo refused an operation; `status` is its number and `reason` its message.
  case cairo(operation: String, status: UInt32, reason: String)
  /// FreeType could not read a font; `code` is its error number.
  case font(name: String, file: String, code: Int32)
  /// The canvas has more pixels than one picture may have; both are counted in device pixels.
  case canvasTooLarge(pixels: Double, limit: Double)
  /// A picture cannot be drawn.
  case picture(PictureID, PictureError)
  /// The display list names a picture that the drawing does not hold.
  case missingPicture(PictureID)
}

/// Throws unless `status` is success.
///
/// A status that this version does not know is an error, too.
func check(_ status: cairo_status_t, _ operation: @autoclosure () -> String) throws {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw RenderingError.cairo(
    operation: operation(), status: status.rawValue,
    reason: String(cString: cairo_status_to_string(status)))
}
