import CellViews
import DisplayList
import LayoutGeometry

/// A canvas as high as its content.
func canvas(
  _ width: Double, _ appearance: Appearance = .light,
  _ direction: LayoutDirection = .leftToRight, dynamicType: DynamicType = .large
) -> PreviewCanvas {
  PreviewCanvas(
    width: width, appearance: appearance, layoutDirection: direction, dynamicType: dynamicType)
}

/// The lines of a view's dump that hold a word, without their indentation.
func drawn(_ word: String, of view: some NodeConvertible, on canvas: PreviewCanvas) throws
  -> [String]
{
  try commands(view.view, on: canvas).split(separator: "\n")
    .map { String($0.drop { $0 == " " }) }
    .filter { $0.contains(word) }
}

/// The height that a view takes on a canvas as high as its content.
func height(of view: some NodeConvertible, on canvas: PreviewCanvas) throws -> Double {
  try arranged(view.view, on: canvas).size.height
}

/// A glyph run and where its middle is.
struct Label: Equatable {
  var text: String
  var size: Double
  var middle: Double
}

/// The labels of a view, in the order in which they are drawn; middles to a hundredth of a point.
func labels(of view: some NodeConvertible, on canvas: PreviewCanvas) throws -> [Label] {
  try arranged(view.view, on: canvas).displayList.commands.compactMap { command in
    guard case .glyphRun(let run, let origin, _) = command else { return nil }
    let middle = ((origin.x + run.advance / 2) * 100).rounded() / 100
    return Label(text: run.text, size: run.size, middle: middle)
  }
}

/// The points of the paths that a view draws, in order.
func pathPoints(of view: some NodeConvertible, on canvas: PreviewCanvas) throws -> [Point] {
  try arranged(view.view, on: canvas).displayList.commands.flatMap { command -> [Point] in
    guard case .fill(.path(let path), _) = command else { return [] }
    return path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }
  }
}
