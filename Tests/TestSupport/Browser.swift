import Foundation
import Synchronization

/// A step of a test in a browser, or a question to it.
package enum BrowserStep: Sendable {
  /// Presses and releases a key, by its name, as in `ArrowRight` or `n`.
  case press(String)
  /// Types text.
  case type(String)
  /// Clicks the middle of the element that a CSS selector finds.
  case click(String)
  /// Moves the pointer to a place of an element, in CSS pixels from its top left.
  case hover(String, x: Double, y: Double)
  /// Moves the focus to an element.
  case focus(String)
  /// Replaces the text of a field.
  case fill(String, String)
  /// Presses at a place of an element, moves, and releases; places are parts of its size.
  case drag(String, from: (Double, Double), to: (Double, Double))
  /// Rolls the wheel over the middle of an element, in CSS pixels.
  case wheel(String, x: Double, y: Double)
  /// Changes the page's media to `print` or `screen`.
  case media(String)
  /// Changes the system's colours to `light` or `dark`.
  case scheme(String)
  /// Loads the page again.
  case reload
  /// Writes the visible part as a PNG file.
  case screenshot(String)
  /// Returns the value of an expression: a text unchanged, anything else as JSON.
  case evaluate(String)
  /// Returns the visible text of an element.
  case text(String)
  /// Returns all controls with their roles and names, as a JSON list.
  case controls

  fileprivate var json: [Any] {
    switch self {
    case .press(let key): ["press", key]
    case .type(let text): ["type", text]
    case .click(let selector): ["click", selector]
    case .hover(let selector, let x, let y): ["hover", selector, x, y]
    case .focus(let selector): ["focus", selector]
    case .fill(let selector, let text): ["fill", selector, text]
    case .drag(let selector, let from, let to):
      ["drag", selector, [from.0, from.1], [to.0, to.1]]
    case .wheel(let selector, let x, let y): ["wheel", selector, x, y]
    case .media(let media): ["media", media]
    case .scheme(let scheme): ["scheme", scheme]
    case .reload: ["reload"]
    case .screenshot(let path): ["screenshot", path]
    case .evaluate(let script): ["evaluate", script]
    case .text(let selector): ["text", selector]
    case .controls: ["controls"]
    }
  }
}

/// The result of steps in a browser.
package struct BrowserRun: Codable, Sendable {
  /// The returned values, in the order of the steps that have one.
  package let values: [String]
  /// The addresses that the page requested, besides its own and those that contain their data.
  package let requests: [String]
  /// The errors that the page wrote to the console, and those that it did not catch.
  package let errors: [String]
}

/// An error of the browser, or of the script that drives it.
package struct BrowserFailure: Error, CustomStringConvertible {
  /// The script's own words.
  package let description: String
}

/// Opens a page, a local file, in Debian's Chromium and goes through steps.
///
/// - Parameters:
///   - size: The window's width and height, in CSS pixels.
///   - scheme: The system's colours: `light` or `dark`.
///   - reducesMotion: True if the reader requests less motion.
///   - runsScripts: True if the page's scripts run.
/// - Throws: `BrowserFailure`, for example for a selector that finds nothing for 20 seconds.
package func browse(
  _ page: String, size: (width: Int, height: Int) = (1440, 900), scheme: String = "light",
  reducesMotion: Bool = false, runsScripts: Bool = true, _ steps: [BrowserStep]
) throws -> BrowserRun {
  let task: [String: Any] = [
    "page": page, "width": size.width, "height": size.height, "scheme": scheme,
    "motion": reducesMotion ? "reduce" : "no-preference", "scripts": runsScripts,
    "steps": steps.map(\.json),
  ]
  do {
    return try BrowserDriver.withIdle { try $0.run(task) }
  } catch is EndedScript {
    // Chromium occasionally stops answering.
    do {
      return try BrowserDriver.withIdle { try $0.run(task) }
    } catch is EndedScript {
      throw BrowserFailure(description: "the browser's script ended twice")
    }
  }
}

/// An error of a script that ended before it answered.
private struct EndedScript: Error {}

/// A script with a browser, which goes through the tasks of one test after another's.
///
/// Starting both takes a second of a processor. It is one test's at a time (`withIdle`), and so may be sent. The script
/// itself gives a step up after ten minutes, and ends after a quarter of an hour.
private final class BrowserDriver: @unchecked Sendable {
  /// Drivers that nobody uses, which end with the tests, as their standard input does.
  private static let idle = Mutex<[BrowserDriver]>([])

  private let tasks: FileHandle
  private let answers: UnsafeMutablePointer<FILE>

  /// Starts a script with a browser.
  private init() throws {
    let (input, output) = (Pipe(), Pipe())
    let process = try pythonProcess("Tests/Browser/drive.py")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    tasks = input.fileHandleForWriting
    guard let answers = fdopen(dup(output.fileHandleForReading.fileDescriptor), "r") else {
      throw SystemError(operation: "fdopen", code: errno)
    }
    self.answers = answers
  }

  deinit { fclose(answers) }

  /// Lends a driver that is idle, or else a new one; one that failed is not used again.
  static func withIdle<Result>(_ use: (BrowserDriver) throws -> Result) throws -> Result {
    let driver = try idle.withLock { $0.popLast() } ?? BrowserDriver()
    let result = try use(driver)
    idle.withLock { $0.append(driver) }
    return result
  }

  /// Goes through a task, which is a line of JSON, as is what came of it.
  func run(_ task: [String: Any]) throws -> BrowserRun {
    struct Answer: Decodable {
      let run: BrowserRun?
      let failure: String?
    }
    try tasks.write(contentsOf: JSONSerialization.data(withJSONObject: task) + Data("\n".utf8))
    var (line, size) = (UnsafeMutablePointer<CChar>?.none, 0)
    defer { free(line) }
    let length = getline(&line, &size, answers)
    guard length > 0, let line else { throw EndedScript() }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(bytes: line, count: length))
    guard let run = answer.run else { throw BrowserFailure(description: answer.failure ?? "") }
    return run
  }
}
