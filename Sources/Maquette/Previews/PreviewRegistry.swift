public import CellViews

/// A type with a preview, under a name that no app has: `#Preview` writes it into files that do not see the other.
public typealias _PreviewRegistry = PreviewRegistry

/// The traits of a preview, under a name that no app has.
public typealias _PreviewTrait = PreviewTrait<Preview.ViewTraits>

/// A type with a preview, which `#Preview` declares.
public protocol PreviewRegistry: SendableMetatype {
  /// The type of the preview's views.
  associatedtype Content: View

  /// The file that declares the preview, as in `#fileID`.
  static var fileID: String { get }
  /// The file's path at compile time.
  static var filePath: String { get }
  /// The line in the file, from 1.
  static var line: Int { get }
  /// The preview's name in its file; nil for none.
  static var name: String? { get }
  /// The traits of the preview.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// Returns the views.
  @MainActor static func makeBody() -> Content
}

/// A type with previews, as declared before `#Preview` existed.
///
/// Each view of `previews` is a preview of its own, named after the type: `Card` for
/// `Card_Previews`.
@MainActor @preconcurrency
public protocol PreviewProvider: SendableMetatype {
  /// The views of the previews.
  associatedtype Previews: View

  /// The views, each a preview.
  @ViewBuilder static var previews: Previews { get }
}
