#if LivePreview
import Foundation
import TestSupport
import Testing

/// `maquette watch`, or another command with a server, as it runs; killed when the last reference goes.
final class RunningWatch: @unchecked Sendable {
  /// What keeps the tool from the user's own folders.
  let home: [String: String]
  /// The first line of standard output.
  private(set) var address = ""

  private let process: Process
  private let files: TemporaryFolder

  /// Waits for the address.
  init(
    _ arguments: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:],
    command: [String] = ["watch"]
  ) async throws {
    files = try TemporaryFolder()
    home = ["XDG_STATE_HOME": folder.file("state")]
    process = try startTool(
      command + arguments, in: folder.path, environment: environment.merging(home) { $1 },
      output: files.write("", to: "out"), errors: files.write("", to: "err"))
    address = try await onThread { [self] in
      _ = waits { output.contains("\n") || !process.isRunning }
      return String(output.prefix { $0 != "\n" })
    }
    try #require(address != "", "\(errors)")
  }

  deinit {
    // Once it has ended, another process may have its number.
    if process.isRunning { process.terminate() }
  }

  var output: String { readText(files.file("out")) ?? "" }
  var errors: String { readText(files.file("err")) ?? "" }
  var port: Int {
    Int(address.split(separator: "/")[1].split(separator: ":")[1]) ?? 0
  }
  /// The address without the server's name.
  var path: String { "/" + address.split(separator: "/")[2] + "/" }

  /// The answer to a request for a path.
  func response(to path: String) async throws -> RawResponse? {
    try await onThread { [port] in
      let client = try RawClient(port)
      client.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return client.response()
    }
  }

  /// The answer to what a page of the server asks, with JSON.
  ///
  /// - Parameter origin: The site of the page that asks; the server's own by default.
  func answer(
    to question: String, _ json: String, origin: String? = nil
  ) async throws -> RawResponse? {
    try await onThread { [port, path] in
      let host = "127.0.0.1:\(port)"
      let client = try RawClient(port)
      client.send(
        "POST \(path)\(question) HTTP/1.1\r\nHost: \(host)\r\nOrigin: \(origin ?? "http://\(host)")\r\n"
          + "Content-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n\(json)")
      return client.response()
    }
  }

  /// True as soon as standard error has a text.
  func prints(_ text: String) async -> Bool {
    let isPrinted = try? await onThread { [self] in waits { errors.contains(text) } }
    return isPrinted ?? false
  }

  /// Kills the tool.
  ///
  /// Does not suspend, so that the next tool gets the port before another program can.
  func endAtOnce() {
    kill(process.processIdentifier, SIGKILL)
    process.waitForEnd()
  }

  /// Sends a signal, and returns the exit code; 128 and the signal's number where it killed the tool.
  func end(_ signal: Int32) async -> Int32 {
    let status = try? await onThread { [self] in
      kill(process.processIdentifier, signal)
      process.waitForEnd()
      return process.terminationStatus
        + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }
    return status ?? -1
  }
}
#endif
