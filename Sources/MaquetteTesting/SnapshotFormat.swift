/// What of a preview is kept as its golden.
public enum SnapshotFormat: String, CaseIterable, Hashable, Sendable {
  /// The picture, `.png`, with its layout in words beside it.
  case picture
  /// The layout and the drawing in words, an element a line, `.layout.txt`: no pixel is drawn.
  case layout
  /// The drawing commands, a line each, `.list.txt`: no pixel is drawn.
  case list

  /// What the golden of a text is called behind its name; nil for a picture.
  var textExtension: String? {
    switch self {
    case .picture: nil
    case .layout: "layout.txt"
    case .list: "list.txt"
    }
  }
}
