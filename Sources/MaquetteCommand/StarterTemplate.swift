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
    let text =
      switch self {
      case .cards: PageFiles.cards_yaml
      case .settingsList: PageFiles.settings_list_yaml
      case .pagingShelf: PageFiles.paging_shelf_yaml
      case .stickyHeader: PageFiles.sticky_header_yaml
      case .floatingButton: PageFiles.floating_button_yaml
      case .chatBubbles: PageFiles.chat_bubbles_yaml
      case .calendarMonth: PageFiles.calendar_month_yaml
      case .storyRing: PageFiles.story_ring_yaml
      case .orderForm: PageFiles.order_form_yaml
      case .deleteQuestion: PageFiles.delete_question_yaml
      case .shareSheet: PageFiles.share_sheet_yaml
      case .weeklyChart: PageFiles.weekly_chart_yaml
      }
    let schema = "# yaml-language-server: $schema=maquette.schema.json\n#\n"
    return text.hasPrefix(schema) ? String(text.dropFirst(schema.count)) : text
  }
}
