import CCairo
import DisplayList
import Workers

/// The shadows that a document has as pictures, each once.
///
/// Cairo embeds a surface once for all the places where it is painted. Cards of one size cast one
/// shadow: a document of 12,000 contains one picture.
final class DocumentShadows {
  /// The look of a whole shadow.
  private struct Form: Hashable {
    let width: Int
    let coverage: [UInt8]
    let color: RGBA

    func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(color)
      // All at once: an array hashes its elements one after another.
      coverage.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The pictures by their forms, at most 32 MB of coverage and pixels in both generations, except
  /// for a larger one; a forgotten shadow is embedded again at its next occurrence.
  private var pictures = RecentValues<Form, ImageSurface>(budget: 16 << 20)
  private var latest: (form: Form, picture: ImageSurface)?

  /// Returns the picture of a colour with a shadow's coverage.
  ///
  /// - Throws: `RenderingError.cairo` if memory ran out.
  func picture(of coverage: Coverage, _ color: RGBA) throws -> ImageSurface {
    let form = Form(width: coverage.width, coverage: coverage.bytes, color: color)
    // The coverage of shadows of one form is one array, so comparing it reads no bytes.
    if let latest, latest.form == form { return latest.picture }
    let picture = try pictures.value(for: form, orInsert: { try Self.picture(of: coverage, color) })
    {
      coverage.bytes.count + $0.stride * $0.height
    }
    latest = (form, picture)
    return picture
  }

  private static func picture(of coverage: Coverage, _ color: RGBA) throws -> ImageSurface {
    let area = DeviceRect(minX: 0, minY: 0, maxX: coverage.width, maxY: coverage.height)
    let bitmap = Bitmap(area)
    bitmap.paint(coverage, x: 0, y: 0, clip: area, with: .color(PremultipliedColor(color)))
    return try ImageSurface(bitmap)
  }
}
