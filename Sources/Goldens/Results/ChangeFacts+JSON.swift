import Diagnostics
import LayoutGeometry
import LayoutEdits
import PlainText

extension ResultsCodec<ChangeFacts> {
  /// The codec of the kind and the places of a change on a line of `results.json`.
  static let changeFacts = object(
    ChangeFacts(),
    [
      ResultsField("kind", \.kind, .optional(.word("kind of change")), unless: { $0 == nil }),
      ResultsField("before", \.places.before, .rects.ifMissing([]), unless: \.isEmpty),
      ResultsField("values", \.values, .optional(.text), unless: { $0 == nil }),
      ResultsField("common", \.common, .optional(.text), unless: { $0 == nil }),
      ResultsField("parts", \.parts, .list(.text).ifMissing([]), unless: \.isEmpty),
      ResultsField("after", \.places.after, .rects.ifMissing([]), unless: \.isEmpty),
    ])
}

extension ResultsCodec<ComparedCanvases> {
  /// The codec of the canvases of two layouts.
  static let canvases = object(
    ComparedCanvases(before: .zero, after: .zero),
    [
      ResultsField("before", \.before, .size), ResultsField("after", \.after, .size),
    ])
}

extension ResultsCodec<[Rect]> {
  /// The codec of rectangles as one list of numbers, `x`, `y`, `width` and `height` of each.
  fileprivate static let rects = ResultsCodec(
    write: { rects in
      JSONText.list(
        rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }.map {
          JSONText.number($0.thousandths)
        })
    },
    read: { field throws(Diagnostic) in
      let numbers = try ResultsCodec<[Double]>.list(.number(upTo: 1e6)).read(field)
      guard numbers.count.isMultiple(of: 4) else { throw field.mismatch("four numbers a place") }
      return stride(from: 0, to: numbers.count, by: 4).map { start in
        Rect(
          x: numbers[start], y: numbers[start + 1], width: numbers[start + 2],
          height: numbers[start + 3])
      }
    })
}

extension ResultsCodec<Size> {
  /// The codec of a size as a list of its width and its height.
  fileprivate static let size = ResultsCodec(
    write: { JSONText.list([$0.width, $0.height].map { JSONText.number($0.thousandths) }) },
    read: { field throws(Diagnostic) in
      let numbers = try ResultsCodec<[Double]>.list(.number(upTo: 1e6)).read(field)
      guard numbers.count == 2 else { throw field.mismatch("a width and a height") }
      return Size(width: numbers[0], height: numbers[1])
    })
}

extension Double {
  /// The number rounded to thousandths, as in layouts.
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}
