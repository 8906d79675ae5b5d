import Maquette
import MaquetteTesting
import Testing

// One view on several devices, and with several traits.
@MainActor
struct DeviceSnapshots {
  @Test func devices() {
    assertSnapshots(
      of: DeviceScreen(),
      as: [
        "phone": .image(layout: .device(config: .iPhone13)),
        "small-phone": .image(layout: .device(config: .iPhoneSe)),
        "tablet": .image(layout: .device(config: .iPadPro11)),
      ])
  }

  @Test func dark() {
    let screen = DeviceScreen()
    assertSnapshot(of: screen, as: .image(traits: .init(userInterfaceStyle: .dark)))
    assertSnapshot(of: screen.environment(\.colorScheme, .dark), as: .image, named: "dark")
    assertSnapshots(of: screen, as: [.image, .image(layout: .fixed(width: 320, height: 480))])
  }
}

private struct DeviceScreen: View {
  var body: some View {
    Text("Screen").frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
