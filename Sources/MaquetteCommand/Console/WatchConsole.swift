import Diagnostics
import DrawingCommands
import FileAccess
import LivePreview
import PageServer
import PlainText
import Synchronization

/// The output of `maquette watch` about its work, to standard error.
final class WatchConsole: Sendable {
  /// The latest diagnostics about each file.
  private let printed = Mutex<[String: [Diagnostic]]>([:])

  /// Prints a studio's reports, but not twice in a row: a broken file is read again with every
  /// change.
  func show(_ report: LiveReport) {
    switch report {
    case .listing(let mistake): note(mistake)
    case .read(let path, let mistakes, let sources):
      let before = printed.withLock { $0.updateValue(mistakes, forKey: path) }
      guard mistakes != before ?? [] else { return }
      guard mistakes.isEmpty else {
        var report = DiagnosticReport(format: .human, isStrict: false, isQuiet: false)
        return report.add(mistakes, sources: sources)
      }
      note("'\(excerpt(of: path))' has no mistakes any more")
    }
  }

  /// Prints the subject of the page, and its audience.
  func note(begin session: LiveSession, at place: ListeningAddress) {
    note("showing \(counted(session.files.count, "config")); Ctrl-C ends it")
    if let mistake = session.listingMistake { note(mistake) }
    guard place != .loopback else { return }
    note(
      """
      --allow-remote: whoever reaches \(place.host) and has the address above can read what these \
      configs show, and change them; the connection is not encrypted
      """)
  }

  /// Prints that a package is shown, and the page's audience.
  func note(beginPackageAt place: ListeningAddress) {
    note("building the package; Ctrl-C ends it")
    guard place != .loopback else { return }
    note(
      """
      --allow-remote: whoever reaches \(place.host) and has the address above can see the previews, \
      and sources with errors; the connection is not encrypted
      """)
  }

  /// Prints reports of a package's studio.
  func show(_ report: PackageReport) {
    switch report {
    case .building: break
    case .drawn(let count, let duration):
      let seconds = NumberText.decimals(duration / .seconds(1), count: 1)
      note("drew \(counted(count, "preview")) in \(seconds) s")
    case .polled(let folders): note(polled: folders)
    case .mistakes(let mistakes, let sources):
      var report = DiagnosticReport(format: .human, isStrict: false, isQuiet: false)
      report.add(mistakes, sources: sources)
    }
  }

  /// Prints the folders whose changes are noticed late.
  func note(polled folders: [PolledFolder]) {
    for folder in folders {
      note("'\(excerpt(of: folder.path))' is read twice a second: \(folder.reason)")
    }
  }

  func note(_ text: String) {
    StandardError.note(text)
  }
}
