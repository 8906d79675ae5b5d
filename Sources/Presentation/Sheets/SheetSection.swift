package import DisplayList

/// What a contact sheet shows together: a preview's variants, or one picture before and after.
package struct SheetSection: Sendable {
  /// The heading above the pictures; nil where their captions are enough.
  package var heading: String?
  /// How the section changed; nil where nothing is compared.
  package var change: Change?
  /// Remarks about the pictures, one sentence each.
  package var notes: [String]
  /// The pictures, in reading order.
  package var pictures: [Picture]

  /// How a preview differs from an earlier one.
  package enum Change: String, CaseIterable, Sendable {
    case changed, new, removed, unchanged
  }

  /// A picture with its caption above it.
  package struct Picture: Sendable {
    /// What the picture is, as in `iphone-se.dark`; nil where the heading names it.
    package var title: String?
    /// What a reader must know of the picture, a line each.
    package var lines: [String]
    /// What the picture shows.
    package var displayList: DisplayList

    /// A picture with its caption.
    package init(title: String?, lines: [String] = [], displayList: DisplayList) {
      self.title = title
      self.lines = lines
      self.displayList = displayList
    }
  }

  /// A section of pictures.
  package init(
    heading: String?, change: Change? = nil, notes: [String] = [], pictures: [Picture]
  ) {
    self.heading = heading
    self.change = change
    self.notes = notes
    self.pictures = pictures
  }
}
