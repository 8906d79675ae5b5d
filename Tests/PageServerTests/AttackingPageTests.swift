#if LivePreview
import Foundation
import PageServer
import TestSupport
import Testing

@Suite(.waiting) struct AttackingPageTests {
  @Test func `a page of another site gets nothing, even if it knows the address`() async throws {
    let server = try TestServer()
    let run = try await onThread {
      try runPython("Tests/Browser/attacking_page.py", [server.server.address])
    }
    try #require(run.status == 0, "\(run.errors)")
    let results = try JSONDecoder().decode([String: String].self, from: Data(run.output))
    expect(results.count, equals: 14)
    expect(results.filter { $0.value != "blocked" }, equals: [:])
    expect(server.site.requests.filter { $0.method == .post }, equals: [])
  }
}
#endif
