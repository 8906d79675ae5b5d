import DisplayList

/// A view with a name: an `id`, or a label for those who hear the screen.
struct NamedDrawing: ViewDrawing {
  let id: String?
  let label: String?

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? {
    id.map { .view(id: $0) }
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty else { return }
    commands.append(.group(Group(role: .named(id: id, label: label), commands: content)))
  }
}
