import Foundation
import TestSupport
import Testing

/// What results record of the run that they are of.
@Suite(.waiting) struct RunFactsTests {
  private struct Results: Decodable {
    struct Run: Decodable {
      var project: String?
      var commit: String?
      var date: String?
      var branch: String?
      var machine: String?
      var options: [String]
    }
    var run: Run
  }

  private func facts(of squares: TestedSquares) throws -> Results.Run {
    let text = try #require(squares.text(".maquette/results/results.json"))
    return try JSONDecoder().decode(Results.self, from: Data(text.utf8)).run
  }

  @Test func `results name project, branch, commit and date, and no password`() throws {
    let squares = try TestedSquares()
    let commit = try runBash(
      """
      git init --quiet --initial-branch=release/2
      git remote add origin https://user:secret@git.example/team/app.git
      git -c user.name=a -c user.email=a@b -c commit.gpgsign=false \
        commit --quiet --allow-empty --message=x --date='2001-01-01T00:00:00Z'
      git rev-parse HEAD
      """, in: squares.folder)
    _ = try squares.run("test", ".", "--threshold", "0.25", "--mask", "item:0,3")
    let facts = try facts(of: squares)
    expect(facts.project, equals: "app")
    expect(facts.branch, equals: "release/2")
    expect(facts.commit, equals: commit.trimmingCharacters(in: .newlines))
    #expect(facts.date?.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}/) != nil)
    expect(facts.options, equals: ["--threshold 0.25", "--mask item:0,3"])
    let text = try #require(squares.text(".maquette/results/results.json"))
    #expect(!text.contains("secret"))
    try #require(squares.run("report").status == 0)
    let page = try #require(squares.text(".maquette/results/report.html"))
    #expect(page.contains("<dt>Project</dt><dd><bdi>app</bdi></dd>"))
  }

  @Test func `without git the folder is the project, and the machine is known`() throws {
    let squares = try TestedSquares()
    let facts = try facts(of: squares)
    expect(facts.project, equals: squares.folder.path.split(separator: "/").last.map(String.init))
    #expect(facts.commit == nil)
    #expect(facts.date == nil)
    #expect(facts.branch == nil)
    expect(facts.machine?.contains("cairo "), equals: true)
    expect(facts.options, equals: [])
  }
}
