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

  var text: String {
    switch self {
    case .cards: Self.cardsText
    case .settingsList: Self.settingsListText
    case .pagingShelf: Self.pagingShelfText
    case .stickyHeader: Self.stickyHeaderText
    case .floatingButton: Self.floatingButtonText
    case .chatBubbles: Self.chatBubblesText
    case .calendarMonth: Self.calendarMonthText
    case .storyRing: Self.storyRingText
    case .orderForm: Self.orderFormText
    case .deleteQuestion: Self.deleteQuestionText
    case .shareSheet: Self.shareSheetText
    case .weeklyChart: Self.weeklyChartText
    }
  }

  /// The first sample, so that a newcomer sees cards at once.
  private static let cardsText = """
    name: cards
    canvas: { width: 390, background: black.opacity(0.05) }
    view:
      collection:
        layout:
          grid: { columns: 2, spacing: 20 }
        items: [pink, orange, green, blue]
        cell:
          vstack:
            - spacer
            - text: ${item}
              padding: 10
              frame: { maxWidth: infinity }
              background: white
          frame: { height: 120 }
          background: ${item}
          cornerRadius: 10
      padding: 16

    """
}
