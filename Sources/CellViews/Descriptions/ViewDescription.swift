package import LayoutGeometry

/// A view or a control as it describes itself: its kind, its name, all that it was given, and the views in it.
///
/// The layout text is written from descriptions. Each stored property of a view is in the view's description, or
/// named in a comment there with the reason.
package struct ViewDescription: Sendable {
  /// The view's name in configs, as in `hstack`.
  package var kind: String
  /// The text that the view shows, its label or the name of its picture; nil for a view without one.
  package var name: String?
  /// The values that the view was given, under their names in configs.
  package var settings: [LayoutSetting]
  /// The views in it, from the first to the last.
  package var children: [ViewNode]
  /// The names of the texts that the view draws, in this order, some of which may not be given; nil for its name and then
  /// those of its settings that are texts.
  package var texts: [String]?

  /// A description; settings that are nil are left out.
  package init(
    _ kind: String, name: String? = nil, _ settings: [LayoutSetting?] = [],
    children: [ViewNode] = []
  ) {
    self.kind = kind
    self.name = name
    self.settings = settings.compactMap(\.self)
    self.children = children
  }
}

/// A modifier as it describes itself: all that it was given, and the view that it adds.
///
/// Each stored property of a modifier is in the modifier's description, or named in a comment there with the
/// reason. A modifier of one value is an array of one setting.
package struct ModifierDescription: Sendable {
  /// The values that the modifier was given, under their names in configs; the first is the modifier itself.
  package var settings: [LayoutSetting]
  /// The view that it adds to its own; nil for none.
  package var added: AddedView?

  /// A description; settings that are nil are left out.
  package init(_ settings: [LayoutSetting?], adding view: AddedView? = nil) {
    self.settings = settings.compactMap(\.self)
    added = view
  }

  /// A modifier that places its view by rules which no setting records.
  package static let unknown: ModifierDescription = [.flag("custom", true)]

  /// A view that a modifier adds to its own.
  package struct AddedView: Sendable {
    /// The modifier's name in configs, as in `overlay`.
    package var kind: String
    /// The view.
    package var view: ViewNode
    /// The place of the view on the other one.
    package var alignment: Alignment

    /// A view; in the middle by default.
    package init(_ kind: String, _ view: ViewNode, _ alignment: Alignment = .center) {
      self.kind = kind
      self.view = view
      self.alignment = alignment
    }
  }
}

extension ModifierDescription: ExpressibleByArrayLiteral {
  /// A description of a modifier that adds no view; settings that are nil are left out.
  package init(arrayLiteral settings: LayoutSetting?...) {
    self.init(settings)
  }
}

extension ViewNode {
  /// The view without its modifiers as it describes itself, and its modifiers from the innermost to the outermost.
  package var described: (view: ViewDescription, modifiers: [ModifierDescription]) {
    var view = self
    var modifiers: [ModifierDescription] = []
    while case .modified(let inner, let modifier) = view {
      modifiers.append(modifier.primitive.description)
      view = inner
    }
    return (view.ownDescription, modifiers.reversed())
  }

  /// The kind of the view under its modifiers, as in `text`.
  var kind: String {
    var view = self
    while case .modified(let inner, _) = view { view = inner }
    return view.ownDescription.kind
  }
}
