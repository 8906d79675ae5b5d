import PageServer
import TestSupport
import Testing

@Suite struct PageResponseTests {
  @Test func `a failure is JSON whatever its message has`() {
    let response = PageResponse.failure(400, "expected \"look\"\n</script>")
    expect(response.status, equals: 400)
    expect(response.contentType, equals: "application/json; charset=utf-8")
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"error":"expected \"look\"\n</script>"}"#)
  }

  @Test func `only what is named by a digest is kept for good`() {
    let picture = PageResponse(contentType: "image/png", body: [1], isImmutable: true)
    let responses = [PageResponse.json("{}"), .empty, .notFound, .failure(409, "no"), picture]
    expect(responses.map(\.status), equals: [200, 204, 404, 409, 200])
    expect(responses.map(\.isImmutable), equals: [false, false, false, false, true])
  }
}
