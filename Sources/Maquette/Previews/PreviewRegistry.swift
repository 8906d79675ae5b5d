public import CellViews

/// A type that has a preview: what `#Preview` declares.
public protocol PreviewRegistry: SendableMetatype {
  /// What the preview shows.
  associatedtype Content: View

  /// The file that declares the preview, as `#fileID` names it.
  static var fileID: String { get }
  /// The file's path when it was compiled.
  static var filePath: String { get }
  /// The line in it, from 1.
  static var line: Int { get }
  /// What the preview is called in its file; nil for none.
  static var name: String? { get }
  /// What the preview is drawn on.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The views.
  @MainActor static func makeBody() -> Content
}

/// A type that has previews, as they were declared before `#Preview`.
///
/// Each view of `previews` is a preview of its own, called after the type: `Card_Previews` has `Card`.
@MainActor @preconcurrency
public protocol PreviewProvider: SendableMetatype {
  /// The views of the previews.
  associatedtype Previews: View

  /// The views, each a preview.
  @ViewBuilder static var previews: Previews { get }
}
