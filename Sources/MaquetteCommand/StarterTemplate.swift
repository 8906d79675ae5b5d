import ArgumentParser

/// A config to start from.
enum StarterTemplate: String, CaseIterable, ExpressibleByArgument {
  case cards
  case settingsList = "settings-list"
  case pagingShelf = "paging-shelf"
  case stickyHeader = "sticky-header"
  case floatingButton = "floating-button"
  case chatBubbles = "chat-bubbles"
  case calendarMonth = "calendar-month"
  case storyRing = "story-ring"
  case orderForm = "order-form"
  case deleteQuestion = "delete-question"
  case shareSheet = "share-sheet"
  case weeklyChart = "weekly-chart"

  /// The config's text: a sample of the same name without its schema, which is beside the samples alone.
  var text: String {
    let text = PageFiles.all["\(rawValue).yaml"] ?? ""
    let schema = "# yaml-language-server: $schema=maquette.schema.json\n#\n"
    return text.hasPrefix(schema) ? String(text.dropFirst(schema.count)) : text
  }
}
