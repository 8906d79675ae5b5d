import FileAccess
import HTTPStores
import PlainText
import TestSupport
import Testing

@Suite struct HTTPStoreTests {
  private let server: StoreServer
  private let store: HTTPStore
  private let bytes = Array("a picture".utf8)

  init() throws {
    server = try StoreServer()
    store = try HTTPStore(server.address)
  }

  private var blob: StoreEntry { .blob(sha256(bytes)) }

  /// Returns the failure of some work in words; nil for none.
  private func failure(_ work: () throws(StoreFailure) -> Void) -> String? {
    do throws(StoreFailure) {
      try work()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `what was written is there, and what was not is missing`() throws {
    expect(try store.contains(blob), equals: false)
    expect(try store.bytes(of: blob), equals: nil)
    try store.write(bytes, to: blob)
    expect(try store.contains(blob), equals: true)
    expect(try store.blob(sha256(bytes)), equals: bytes)
    expect(server.entries, equals: ["cas/" + sha256(bytes): bytes])
    let key = sha256([1])
    try store.write([], to: .record(key))
    expect(try store.bytes(of: .record(key)), equals: [])
    expect(server.entries["ac/" + key], equals: [])
  }

  @Test func `many megabytes arrive whole`() throws {
    let large = (0..<(5 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try store.write(large, to: .blob(sha256(large)))
    expect(try store.blob(sha256(large))?.count, equals: large.count)
  }

  @Test func `a blob with other bytes than those of its digest is refused`() throws {
    try store.write(bytes, to: blob)
    server.behave(.alters)
    expect(
      failure { () throws(StoreFailure) in _ = try store.blob(sha256(bytes)) },
      equals: "the bytes of \(blob.path) are others")
  }

  @Test(arguments: [401, 500, 503, 507])
  func `a refusal is a failure with the status`(status: Int) throws {
    server.behave(.refuses(["GET", "HEAD", "PUT"], status: status))
    let words = "it answers with the status \(status)"
    expect(failure { () throws(StoreFailure) in _ = try store.bytes(of: blob) }, equals: words)
    expect(failure { () throws(StoreFailure) in _ = try store.contains(blob) }, equals: words)
    expect(
      failure { () throws(StoreFailure) in try store.write(bytes, to: blob) }, equals: words)
  }

  // S3: "If you don't have the s3:ListBucket permission, Amazon S3 returns an HTTP status code 403".
  @Test func `a bucket that may not be listed has no such entry`() throws {
    server.behave(.refuses(["GET", "HEAD"], status: 403))
    expect(try store.bytes(of: blob), equals: nil)
    expect(try store.contains(blob), equals: false)
  }

  // RFC 9110, 15.4: a client may change a POST to a GET at 301 and 302; 303 asks any client for a GET. An entry is
  // written again all the same: a store that moved has nothing of it.
  @Test(arguments: [301, 302, 303, 307, 308])
  func `what is written to a place that moved is there whole`(status: Int) throws {
    server.behave(.redirects(status: status))
    try store.write(bytes, to: blob)
    expect(server.entries, equals: ["moved/cas/" + sha256(bytes): bytes])
    expect(try store.blob(sha256(bytes)), equals: bytes)
    expect(try store.contains(blob), equals: true)
  }

  @Test(arguments: [StoreServer.Behavior.closes, .breaksOff])
  func `an answer that is not whole is a failure`(behavior: StoreServer.Behavior) throws {
    try store.write(bytes, to: blob)
    server.behave(behavior)
    #expect(failure { () throws(StoreFailure) in _ = try store.bytes(of: blob) } != nil)
    // The next request has a connection of its own.
    server.behave(.works)
    expect(try store.bytes(of: blob), equals: bytes)
  }

  @Test func `a server that does not answer is given up`() throws {
    server.behave(.stalls)
    expect(
      failure { () throws(StoreFailure) in _ = try store.bytes(of: .record(sha256([1]))) },
      equals: "timeout was reached")
  }

  @Test func `a server that is not there is a failure`() throws {
    server.stop()
    let closed = try HTTPStore("http://127.0.0.1:1/store/")
    expect(
      failure { () throws(StoreFailure) in _ = try closed.bytes(of: blob) },
      equals: "couldn't connect to server")
  }

  @Test func `a query of the address follows the entry's path, and is in no message`() throws {
    let signed = try HTTPStore(
      server.address.replacing("//", with: "//ada:secret@") + "/?X-Amz-Signature=0f0f")
    try signed.write(bytes, to: blob)
    expect(try signed.contains(blob), equals: true)
    expect(signed.name, equals: server.address + "/")
  }

  @Test(arguments: [
    "http://", "http:///store", "https://user@/", "http://a b/", "http://a/#b", "http://ä/",
  ])
  func `an address of another form is refused`(address: String) {
    #expect(failure { () throws(StoreFailure) in _ = try HTTPStore(address) } != nil)
  }
}
