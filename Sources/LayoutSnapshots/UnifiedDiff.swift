import PlainText

extension LayoutSnapshot {
  /// How the text differs from `expected`, as a unified diff with three lines of context; empty if
  /// the texts are equal.
  ///
  /// - Parameters:
  ///   - expectedName: What the first line calls the snapshot that was kept.
  ///   - actualName: What the second line calls this one.
  package func unifiedDiff(
    from expected: LayoutSnapshot, expectedName: String = "expected", actualName: String = "actual"
  ) -> String {
    PlainText.unifiedDiff(
      from: expected.text.utf8, to: text.utf8, oldName: expectedName, newName: actualName)
  }
}
