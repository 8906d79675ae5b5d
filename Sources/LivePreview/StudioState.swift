import Diagnostics
import PreviewConfig
import Workers

/// A job of a studio's threads, each at most once at a time in the queue.
enum StudioJob: Hashable, Sendable {
  case list
  case read(FileID)
  case draw(Look)
  case check(Look)

  /// The urgencies of jobs; the least is done first.
  ///
  /// The looks of a page have the urgencies from 0 on, by their position.
  enum Urgency {
    static let question = -3
    static let edit = -2
    /// After the pictures of files that have been read.
    static let firstReading = 500_000
    static let check = 1_000_000
  }
}

/// The state of a studio: its files, its pages, and its results of reading and drawing.
struct StudioState: Sendable {
  var session: LiveSession
  var tabs = OpenTabs()
  var shelf = PictureShelf()
  /// The latest sent value of `screens`.
  var screens = ""
  var configs = RecentValues<
    Settings, (revision: Int, config: Result<LoadedConfig, Diagnostics>)
  >(
    budget: 32)
  var looks = RecentValues<Look, (revision: Int, drawn: DrawnLook)>(budget: 24)

  /// A config with a look's settings.
  struct Settings: Hashable, Sendable {
    var file: FileID
    var values: PreviewOverrides
  }
}
