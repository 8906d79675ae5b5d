import DisplayList
import LayoutGeometry

extension NodeModifier {
  /// Names the view for accessibility.
  package static func accessibilityLabel(_ label: String) -> NodeModifier {
    NodeModifier(Name(label: label))
  }

  /// Names the view for redlines, goldens and expressions.
  package static func id(_ id: String) -> NodeModifier { NodeModifier(Name(id: id)) }
}

/// `id(_:)` and `accessibilityLabel(_:)`: a name for later passes, or for accessibility; golden
/// text writes both, redlines find a view by its `id`.
struct Name: LengthKeepingModifier, Settable {
  var id: String?
  var label: String?

  func change(_ environment: inout ViewEnvironment) {
    if let id { environment.id = id }
  }

  static let fields: [SettingField<Name>] = [
    SettingField("accessibilityLabel", \.label, absent: .some(nil)) {
      .text("accessibilityLabel", $0, changing: [])
    } parse: {
      $0
    },
    SettingField("id", \.id, absent: .some(nil)) {
      .word("id", $0, changing: [])
    } parse: {
      $0
    },
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      modifier: NamedLayout(
        child: child, drawing: NamedDrawing(id: id, label: label), mark: environment.mark))
  }
}

private struct NamedLayout: ModifierLayout {
  let child: LayoutNode
  let drawing: NamedDrawing
  /// The mark of the named view.
  let mark: ViewMark?

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    if let id = drawing.id {
      pass.note(id, at: frame, mark: mark)
      pass.scrollTargets?.add(frame, id: ScrollID(id), isTarget: false)
    }
    let content = try child.place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(frame: frame, drawing: drawing, children: [content])
  }
}

private struct NamedDrawing: ModifierDrawing {
  let id: String?
  let label: String?

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty else { return }
    commands.append(.group(Group(role: .named(id: id, label: label), commands: content)))
  }

  func part(of view: PlacedView) -> ViewPart { .own(.view(id: id), label: label) }
}
