import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// The looks of systems; the sizes are iOS 26's own.
struct SystemStyleTests {
  private func canvas(_ system: SystemLook, width: Double = 402) -> PreviewCanvas {
    var canvas = PreviewCanvas(width: width)
    canvas.system = system
    return canvas
  }

  private func size(_ view: ViewNode, _ system: SystemLook) throws -> Size {
    let fixed = view.with(.fixedSize(horizontal: true, vertical: true)).with(.id("view"))
    let arrangement = try arranged(fixed, on: canvas(system))
    return try #require(arrangement.computed.views["view"]).frame.size
  }

  @Test func `a canvas without a system is iOS 18`() {
    expect(PreviewCanvas().system, equals: .iOS18)
  }

  @Test func `a switch is as large as its system's`() throws {
    let toggle = ToggleNode(isOn: true).view
    expect(try size(toggle, .iOS18), equals: Size(width: 51, height: 31))
    expect(try size(toggle, .iOS26), equals: Size(width: 63, height: 28))
    expect(try size(toggle, .iOS27), equals: Size(width: 63, height: 28))
  }

  @Test func `bars have the height of their system's`() throws {
    func height(_ view: ViewNode, _ system: SystemLook) throws -> Double {
      try arranged(view, on: canvas(system)).size.height
    }
    let large = NavigationBarNode("Users", displayMode: .large).view
    expect(try height(NavigationBarNode("Users").view, .iOS26), equals: 54)
    expect(try height(large, .iOS26), equals: 54 + 52)
    expect(try height(large, .iOS18), equals: 44 + 52)
  }

  @Test func `a colour with a name is the system's, with its own opacity`() throws {
    func fills(_ system: SystemLook) throws -> [RGBA] {
      let view = ViewNode.color(.blue.opacity(0.5))
        .with(.frame(FixedFrame(width: 9, height: 9)))
      return try arranged(view, on: canvas(system)).displayList.commands.compactMap { command in
        if case .fill(_, .color(let color)) = command, color.alpha < 1 { color } else { nil }
      }
    }
    expect(try fills(.iOS18), equals: [RGBA(hex: 0x007AFF, alpha: 0.5)])
    expect(try fills(.iOS26), equals: [RGBA(hex: 0x0088FF, alpha: 0.5)])
  }

  @Test func `items of a bar share glass as far as the next spacer`() throws {
    func item() -> ViewNode {
      ViewNode.color(.red).with(.frame(FixedFrame(width: 20, height: 20)))
    }
    func pieces(_ trailing: [ViewNode]) throws -> [Rect] {
      let bar = NavigationBarNode("", trailing: trailing).view
      return try arranged(bar, on: canvas(.iOS26)).displayList.commands.compactMap { command in
        guard case .group(let group) = command, case .glass? = group.effect,
          case .fill(let shape, _) = group.commands[0]
        else { return nil }
        return shape.bounds
      }
    }
    // Buttons of 44 that end 16 before the edge; two in one piece, and one 8 apart from another.
    expect(try pieces([item()]), equals: [Rect(x: 342, y: 0, width: 44, height: 44)])
    expect(try pieces([item(), item()]), equals: [Rect(x: 298, y: 0, width: 88, height: 44)])
    expect(
      try pieces([item(), .barSpacer(isFlexible: false), item()]),
      equals: [
        Rect(x: 290, y: 0, width: 44, height: 44), Rect(x: 342, y: 0, width: 44, height: 44),
      ])
    expect(
      try pieces([item(), item().hidingSharedBackground]),
      equals: [Rect(x: 290, y: 0, width: 44, height: 44)])
  }
}
