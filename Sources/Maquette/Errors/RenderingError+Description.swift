public import CairoRendering
import PlainText
import PreviewConfig

extension RenderingError: CustomStringConvertible {
  /// What could not be rendered, and why.
  public var description: String {
    switch self {
    case .cairo(let operation, let status, let reason):
      "\(operation) failed: \(reason) (cairo status \(status))"
    case .font(let name, let file, let code):
      "cannot read the font '\(name)' from '\(file)': FreeType error \(code)"
    case .canvasTooLarge(let pixels, let limit):
      "the picture would have \(NumberText.shortest(pixels)) pixels: "
        + "expected at most \(NumberText.shortest(limit))"
    case .picture(_, let error): "cannot draw the picture: \(error)"
    case .missingPicture(let id):
      "the picture \(id.rawValue) is not in the drawing"
    }
  }
}
