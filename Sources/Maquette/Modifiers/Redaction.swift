nonisolated extension View {
  /// Draws placeholders for the view's texts and pictures; other reasons than `.placeholder` are not
  /// drawn.
  ///
  /// The reason is added to those of the views around, as in SwiftUI.
  public func redacted(
    reason: RedactionReasons, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_ModifiedView<_EnvironmentView<Self>>> {
    let redacts = reason.contains(.placeholder)
    let reasoned = _EnvironmentView(self) { $0.redactionReasons.formUnion(reason) }
    return _ModifiedView(reasoned, redacts ? .environment(.redacted(true)) : nil)
      .undrawn(if: !redacts && !reason.isEmpty, "redacted", file, line)
  }

  /// Draws the view's texts and pictures inside a view that hides them.
  public func unredacted() -> _ModifiedView<_EnvironmentView<Self>> {
    _ModifiedView(
      _EnvironmentView(self) { $0.redactionReasons = [] }, .environment(.redacted(false)))
  }

  /// Hides the view from those who may not see it; a picture shows it.
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// The reasons to hide a view's texts and pictures.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// The reasons of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A content that is being loaded.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// A content that not everyone may see.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// A content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// The reasons to hide texts and pictures, as `redacted(reason:)` has set them.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}
