import Diagnostics
import PageServer
import PlainText

/// A question of a page, by its address: a function from the JSON of the request to that of the
/// answer, as text, or nil for none.
typealias PageQuestion = @Sendable (JSONValue) async throws -> String?

extension PageRequest {
  /// The page's own name for itself, if it requests its events.
  var eventsTab: String? {
    guard path == ["events"], let tab = query["tab"], (1...64).contains(tab.count) else {
      return nil
    }
    return tab
  }

  /// Returns the page's part, or the picture, that the address names.
  ///
  /// - Parameter picture: Returns the bytes of a picture by its digest.
  func file(picture: (String) -> [UInt8]?) -> PageResponse {
    switch path {
    case []: return LivePage.page
    case let path where path.count == 2 && path[0] == "page":
      return LivePage.parts[path[1]] ?? .notFound
    case let path where path.count == 2 && path[0] == "picture" && path[1].hasSuffix(".png"):
      guard let bytes = picture(String(path[1].dropLast(4))) else { return .notFound }
      return PageResponse(contentType: "image/png", body: bytes, isImmutable: true)
    default: return .notFound
    }
  }

  /// Returns the answer to the question that the address names.
  ///
  /// - Parameter question: Returns the question of a name; nil if there is none.
  func answer(_ question: (String) -> PageQuestion?) async -> PageResponse {
    guard let name = path.first, path.count == 1, let question = question(name) else {
      return .notFound
    }
    do {
      var reader = JSONReader(body, valueLimit: 20_000)
      let body = try reader.readDocument { reader throws(JSONMistake) in
        try JSONValue(&reader)
      }
      guard let json = try await question(body) else { return .empty }
      return .json(json)
    } catch let mistake as JSONMistake {
      return .failure(400, "the request is not JSON: \(mistake.message)")
    } catch let mistake as RequestMistake {
      return .failure(400, mistake.message)
    } catch let diagnostics as Diagnostics {
      return .failure(409, DiagnosticPrinter().text(for: diagnostics.diagnostics))
    } catch {
      return .failure(409, "\(error)")
    }
  }
}

/// The looks that a page requests to show.
struct ShownLooks: Sendable {
  /// The page's name for itself.
  let tab: String
  /// The looks with their keys, the most urgent first.
  let looks: [(key: String, look: Look)]

  /// The largest number of looks that a page shows at once.
  static let limit = 200

  /// Reads the question `looks`.
  ///
  /// - Throws: `RequestMistake`.
  init(_ json: JSONValue) throws(RequestMistake) {
    guard let tab = json["tab"]?.string, let looks = json["looks"]?.array,
      looks.count <= Self.limit
    else { throw RequestMistake("expected a tab and at most \(Self.limit) looks") }
    self.tab = tab
    self.looks = try looks.map { entry throws(RequestMistake) in
      guard let key = entry["key"]?.string, key.utf8.count <= 200 else {
        throw RequestMistake("expected a key for each look")
      }
      return (key, try Look(entry["look"]))
    }
  }
}
