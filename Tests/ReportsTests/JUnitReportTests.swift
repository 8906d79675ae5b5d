import Foundation
import Goldens
import Reports
import TestSupport
import Testing

@Suite struct JUnitReportTests {
  @Test func `each verdict is what JUnit knows of it`() throws {
    let text = try junit(everyVerdict)
    expect(
      text,
      equals: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="maquette" tests="8" failures="3" errors="2" time="1.512">
          <testsuite name="Samples/cards.yaml" tests="3" failures="2" errors="0" time="1.512" \
        skipped="0">
            <testcase name="cards" classname="Samples/cards.yaml" time="0.012"/>
            <testcase name="cards.dark" classname="Samples/cards.yaml" time="1.500">
              <failure type="changed" message="item 7 moved (16, 200) → (16, 208) pt">\
        cairo 1.16.0 drew the golden, this is 1.18.0
        item 7 moved (16, 200) → (16, 208) pt
        1300 of 40000 pixels differ (3.25 %)
        214 pixels differ in 40 × 12 px at (16, 200) px: item 7, item 8</failure>
            </testcase>
            <testcase name="new" classname="Samples/cards.yaml" time="0.000">
              <failure type="missing" message="there is no golden">there is no golden</failure>
            </testcase>
          </testsuite>
          <testsuite name="Samples/users.yaml" tests="5" failures="1" errors="2" time="0.000" \
        skipped="1">
            <testcase name="torn" classname="Samples/users.yaml" time="0.000">
              <error type="unreadable" message="'g/torn.png' ends too soon">\
        'g/torn.png' ends too soon</error>
            </testcase>
            <testcase name="broken" classname="Samples/users.yaml" time="0.000">
              <error type="failed" message="a font is missing">a font is missing</error>
            </testcase>
            <testcase name="old" classname="Samples/users.yaml" time="0.000">
              <skipped>no case draws this golden</skipped>
            </testcase>
            <testcase name="first" classname="Samples/users.yaml" time="0.000">
              <failure type="recorded" message="there was no golden: this picture was recorded as \
        one">there was no golden: this picture was recorded as one</failure>
            </testcase>
            <testcase name="took" classname="Samples/users.yaml" time="0.000">
              <system-out>the golden was updated</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: [[], everyVerdict, [hostileCase, hostileCase], everyVerdict + everyVerdict])
  func `a document is valid`(results: [CaseResult]) throws {
    let check = try XMLCheck(junit(results))
    expect(check.complaints, equals: "document.xml validates\n")
    expect(check.status, equals: 0)
  }

  @Test func `the schema refuses what JUnit does not know`() throws {
    let check = try XMLCheck(
      junit(everyVerdict).replacingOccurrences(of: "<testcase name=", with: "<testcase id="))
    expect(check.status, equals: 3)
  }

  @Test func `hostile text is text`() throws {
    let text = try junit([hostileCase])
    let attribute =
      "name=\"&lt;script&gt;alert('&amp;')&lt;/script&gt;|a|`b`&#10;## c&#13;%0A::error::]]&gt;"
      + "\\u{0}\\u{1b}\u{FFFD}&quot;@team#12 [x](y)\""
    expect(text.components(separatedBy: attribute).count, equals: 4)
    #expect(!text.contains("<script"))
    #expect(!text.contains("]]>"))
  }

  @Test(arguments: [Double.nan, -1, .infinity, 1e300])
  func `a time that cannot be is still a number`(milliseconds: Double) throws {
    var result = changedCase
    result.milliseconds = milliseconds
    try #require(XMLCheck(junit([result])).complaints == "document.xml validates\n")
  }

  @Test func `what a terminal would obey is written as an escape`() throws {
    var result = changedCase
    result.name = "a\u{1B}[31m\u{9B}b\u{7F}\u{202E}"
    try #require(junit([result]).contains("name=\"a\\u{1b}[31m\\u{9b}b\\u{7f}\\u{202e}\""))
  }

  @Test func `parts of a run that are missing are errors, and the document is valid`() throws {
    let coverage = RunCoverage(missing: ["2/4", "3/4"].compactMap { Shard($0) })
    let passed = everyVerdict.filter { $0.verdict == .passed }
    let text = try collected(JUnitReport(ResultStream(passed, coverage: coverage)).write)
    // One case that passed and two parts.
    #expect(
      text.contains(
        "<testsuites name=\"maquette\" tests=\"3\" failures=\"0\" errors=\"2\" time=\"0.012\">"))
    #expect(
      text.contains(
        """
            <testcase name="shard 2/4" classname="maquette merge-reports" time="0.000">
              <error type="missing" message="the shard 2/4 is missing">the shard 2/4 is \
        missing</error>
            </testcase>
        """))
    try #require(XMLCheck(text).complaints == "document.xml validates\n")
  }

  private func junit(_ results: [CaseResult]) throws -> String {
    try collected(JUnitReport(ResultStream(results)).write)
  }
}

/// What xmllint says of a document, by JUnit's schema.
private struct XMLCheck {
  let status: Int32
  let complaints: String

  init(_ document: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "document.xml")
    try folder.write(junitSchema, to: "junit.xsd")
    let run = try runProgram(
      "xmllint", ["--noout", "--nonet", "--schema", "junit.xsd", "document.xml"], in: folder.path)
    status = run.status
    complaints = run.errors
  }
}
