import ArgumentParser
import CellViews
import DrawingCommands
import LayoutGeometry
import PlainText

/// `maquette devices`: lists the presets of canvases.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that a canvas can take its size from.")

  func run() throws {
    let rows = Device.all.map { device in
      [
        device.id,
        "\(JSONText.number(device.size.width)) × \(JSONText.number(device.size.height))",
        "@\(JSONText.number(device.scale))x",
        words(for: device.safeArea),
        device.cornerRadius == 0 ? "-" : JSONText.number(device.cornerRadius),
        device.name,
      ]
    }
    let header = ["DEVICE", "POINTS", "SCALE", "SAFE AREA", "CORNERS", "NAME"]
    try StandardOutput.write(Table(header, rows: rows).text)
  }

  /// Returns the lengths at the top and at the bottom in portrait; at the sides there are none.
  private func words(for safeArea: EdgeInsets) -> String {
    "\(JSONText.number(safeArea.top)) / \(JSONText.number(safeArea.bottom))"
  }
}
