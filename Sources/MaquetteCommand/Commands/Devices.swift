import ArgumentParser
import LayoutGeometry
import Maquette
import PreviewConfig

/// `maquette devices`: lists the presets of canvases.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the devices that a canvas can take its size from.")

  func run() throws {
    let rows = Device.all.map { device in
      [
        device.id,
        "\(JSONText.number(device.size.width)) × \(JSONText.number(device.size.height))",
        "@\(JSONText.number(device.scale))x",
        device.name,
      ]
    }
    try StandardOutput.write(Table(["DEVICE", "POINTS", "SCALE", "NAME"], rows: rows).text)
  }
}
