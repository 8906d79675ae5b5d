import CCurl
package import FileAccess
import LoadedLibraries
import PlainText
import Synchronization

/// A store on a server that answers `GET`, `PUT` and `HEAD` of `cas/` and `ac/` below an address:
/// bazel-remote, nginx with WebDAV, a bucket of S3.
///
/// Names and passwords are those in the address, or else in the user's `.netrc`. A query of the
/// address, as of a signature, follows each entry's path.
package final class HTTPStore: SharedStore {
  /// The address without a password and a signature.
  package let name: String

  private let address: String
  private let query: String
  /// The handles that no thread uses, each with a connection that may still be open.
  private let idle = Mutex<[CurlHandle]>([])

  /// The milliseconds that the store may take for the connection and for a small answer, and the
  /// seconds for which a larger one may come to a halt.
  ///
  /// A store is to be faster than drawing.
  private static let patience = (connect: 3_000, record: 10_000, blob: 10)

  /// Opens a store at an address, without a request.
  ///
  /// - Throws: `StoreFailure` for an address of another form.
  package init(_ address: String) throws(StoreFailure) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    let scheme = path.prefix { $0 != "/" } + "//"
    let rest = path.dropFirst(scheme.count)
    // The part before the path, without a name and a password.
    let host = rest.prefix { $0 != "/" }
      .split(separator: "@", omittingEmptySubsequences: false).last
    guard ["http://", "https://"].contains(scheme.lowercased()), path.hasPrefix(scheme), let host,
      !host.isEmpty, !address.contains("#"), address.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else {
      // Without a name and a password, as in `name`.
      throw StoreFailure(
        store: excerpt(of: scheme + (host ?? "")),
        reason: "expected an address as in 'https://cache.example/maquette'")
    }
    name = String(scheme + host + rest.drop { $0 != "/" })
    self.address = path.hasSuffix("/") ? path : path + "/"
    query = parts.count > 1 ? "?" + parts[1] : ""
  }

  package func bytes(of entry: StoreEntry) throws(StoreFailure) -> [UInt8]? {
    let answer = try answer(to: "GET", entry)
    guard !Self.isMissing(answer.status) else { return nil }
    guard answer.status == 200 else { throw refusal(answer.status) }
    return answer.bytes
  }

  package func contains(_ entry: StoreEntry) throws(StoreFailure) -> Bool {
    let answer = try answer(to: "HEAD", entry)
    guard !Self.isMissing(answer.status) else { return false }
    guard answer.status == 200 else { throw refusal(answer.status) }
    return true
  }

  package func write(_ bytes: [UInt8], to entry: StoreEntry) throws(StoreFailure) {
    let answer = try answer(to: "PUT", entry, bytes)
    guard [200, 201, 204].contains(answer.status) else { throw refusal(answer.status) }
  }

  /// Returns whether a status is that of a missing entry: S3 answers 403 to those that may not list
  /// a bucket.
  private static func isMissing(_ status: Int) -> Bool { [403, 404, 410].contains(status) }

  private func refusal(_ status: Int) -> StoreFailure {
    StoreFailure(store: name, reason: "it answers with the status \(status)")
  }

  private func answer(
    to method: String, _ entry: StoreEntry, _ body: [UInt8]? = nil
  ) throws(StoreFailure) -> (status: Int, bytes: [UInt8]) {
    // Not before: the libraries of the process are a part of the keys of records.
    guard let curl = CurlLibrary.shared else {
      throw StoreFailure(store: name, reason: "libcurl is not installed (Debian: libcurl4)")
    }
    let handle = idle.withLock { $0.popLast() } ?? CurlHandle(curl)
    guard let handle else { throw StoreFailure(store: name, reason: "out of memory") }
    let answer = handle.answer(
      to: method, address + entry.path + query, body, limit: entry.limit,
      isSmall: entry.limit < longestFile, patience: Self.patience)
    switch answer {
    case .success(let answer):
      // One that failed may have a broken connection.
      idle.withLock { $0.append(handle) }
      return answer
    case .failure(let error):
      throw StoreFailure(store: name, reason: error.words)
    }
  }
}

/// An error of libcurl's, in its words.
private struct CurlError: Error {
  var words: String
}

/// libcurl, which is opened for the first request.
///
/// "libcurl is thread safe", except for a handle that two threads use at once.
private struct CurlLibrary: @unchecked Sendable {
  let makeHandle: @convention(c) () -> UnsafeMutableRawPointer?
  let perform: @convention(c) (UnsafeMutableRawPointer?) -> CInt
  let reset: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let cleanUp: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let words: @convention(c) (CInt) -> UnsafePointer<CChar>?
  let append: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer?
  let free: @convention(c) (OpaquePointer?) -> Void
  // Functions with a variable number of arguments, for those of `shim.h`.
  let setOption: UnsafeMutableRawPointer
  let getInfo: UnsafeMutableRawPointer

  /// The library; nil if it is not installed.
  static let shared = try? CurlLibrary()

  private init() throws {
    // Debian has it with OpenSSL and with GnuTLS.
    let library = try LoadedLibrary("libcurl.so.4", "libcurl-gnutls.so.4")
    let initialize: @convention(c) (CLong) -> CInt = try library.find("curl_global_init")
    makeHandle = try library.find("curl_easy_init")
    perform = try library.find("curl_easy_perform")
    reset = try library.find("curl_easy_reset")
    cleanUp = try library.find("curl_easy_cleanup")
    words = try library.find("curl_easy_strerror")
    append = try library.find("curl_slist_append")
    free = try library.find("curl_slist_free_all")
    setOption = try library.find("curl_easy_setopt")
    getInfo = try library.find("curl_easy_getinfo")
    guard initialize(CURL_GLOBAL_DEFAULT) == 0 else {
      throw LoadedLibrary.Missing(name: "curl_global_init")
    }
  }
}

/// A connection of libcurl's with its settings, which one thread at a time uses.
///
/// Owns an easy handle: made by `init`, cleaned up by `deinit`.
private final class CurlHandle: @unchecked Sendable {
  private let curl: CurlLibrary
  private let handle: UnsafeMutableRawPointer
  /// The headers of a request: without them, curl would wait a second for a server's leave to send
  /// more than a megabyte.
  private let headers: OpaquePointer?

  /// The bytes of an answer.
  private final class Received {
    var bytes: [UInt8] = []
    var isTooLong = false
    let limit: Int

    init(limit: Int) {
      self.limit = limit
    }
  }

  /// Makes a handle; nil if the system refuses memory.
  init?(_ curl: CurlLibrary) {
    guard let handle = curl.makeHandle() else { return nil }
    self.curl = curl
    self.handle = handle
    // "The copied string is added to the list."
    headers = ["Expect:", "Content-Type: application/octet-stream"].reduce(nil) { list, header in
      header.withCString { curl.append(list, $0) }
    }
  }

  deinit {
    curl.cleanUp(handle)
    curl.free(headers)
  }

  private func set(_ option: CInt, _ value: Int) {
    maquette_curl_set_long(curl.setOption, handle, option, value)
  }

  private func set(_ option: CInt, _ pointer: UnsafeRawPointer?) {
    maquette_curl_set_pointer(curl.setOption, handle, option, pointer)
  }

  /// Sends a request, and returns the status and the bytes of the answer.
  ///
  /// - Parameters:
  ///   - body: The bytes to send; nil for none.
  ///   - limit: The largest number of bytes that are taken.
  ///   - isSmall: True if the whole answer is to be there in time, and not only a part of it.
  func answer(
    to method: String, _ address: String, _ body: [UInt8]?, limit: Int, isSmall: Bool,
    patience: (connect: Int, record: Int, blob: Int)
  ) -> Result<(status: Int, bytes: [UInt8]), CurlError> {
    let received = Received(limit: limit)
    // "It does not change the following information kept in the handle: live connections".
    curl.reset(handle)
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_PROTOCOLS, CURLPROTO_HTTP_AND_HTTPS)
    // From https to https alone: over http, anyone on the way could answer in the server's place.
    let isSecret = address.lowercased().hasPrefix("https:")
    set(CURLOPT_REDIR_PROTOCOLS, isSecret ? CURLPROTO_HTTPS : CURLPROTO_HTTP_AND_HTTPS)
    set(CURLOPT_FOLLOWLOCATION, 1)
    // Without it, the statuses 301 to 303 would have nothing written to the other place.
    set(CURLOPT_POSTREDIR, CURL_REDIR_POST_ALL)
    set(CURLOPT_MAXREDIRS, 5)
    set(CURLOPT_NETRC, CURL_NETRC_OPTIONAL)
    set(CURLOPT_CONNECTTIMEOUT_MS, patience.connect)
    if isSmall { set(CURLOPT_TIMEOUT_MS, patience.record) }
    set(CURLOPT_LOW_SPEED_LIMIT, 1)
    set(CURLOPT_LOW_SPEED_TIME, patience.blob)
    maquette_curl_set_write(curl.setOption, handle) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let received = Unmanaged<Received>.fromOpaque(context).takeUnretainedValue()
      guard received.bytes.count + size * count <= received.limit else {
        received.isTooLong = true
        return 0
      }
      received.bytes += UnsafeRawBufferPointer(start: bytes, count: size * count)
      return size * count
    }
    if method == "HEAD" { set(CURLOPT_NOBODY, 1) }
    let code = withExtendedLifetime(received) {
      address.withCString { address in
        set(CURLOPT_URL, address)
        set(CURLOPT_WRITEDATA, Unmanaged.passUnretained(received).toOpaque())
        set(CURLOPT_HTTPHEADER, headers.map(UnsafeRawPointer.init))
        guard let body else { return curl.perform(handle) }
        // "The data pointed to is NOT copied by the library".
        return body.withUnsafeBytes { bytes in
          maquette_curl_set_size(
            curl.setOption, handle, CURLOPT_POSTFIELDSIZE_LARGE, Int64(bytes.count))
          set(CURLOPT_POSTFIELDS, bytes.baseAddress ?? UnsafeRawPointer(address))
          // A string is copied.
          method.withCString { set(CURLOPT_CUSTOMREQUEST, $0) }
          return curl.perform(handle)
        }
      }
    }
    guard code == 0 else {
      let words = curl.words(code).map { String(cString: $0) } ?? "error \(code)"
      return .failure(
        CurlError(
          words: received.isTooLong
            ? "it answers with more than \(limit) bytes"
            : words.prefix(1).lowercased() + words.dropFirst()))
    }
    var status = 0
    maquette_curl_status(curl.getInfo, handle, &status)
    return .success((status, received.bytes))
  }
}
