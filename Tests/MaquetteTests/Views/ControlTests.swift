import CellViews
import Maquette
import PreviewConfig
import TestSupport
import Testing

/// A button between two blocks, which looks as buttons around it do.
private struct FramedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      block(5, 5)
      Button(configuration).onTapGesture { configuration.trigger() }
      block(5, 5)
    }
  }
}

@MainActor @Suite struct ControlStyleTests {
  @Test func `a style of one's own may make a button that looks as those around`() throws {
    let own = try listed(width: 300) {
      Button("Go", role: .destructive) {}.buttonStyle(FramedButtonStyle())
        .buttonStyle(.borderedProminent)
    }
    let same = try listed(width: 300) {
      HStack(spacing: 0) {
        block(5, 5)
        Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent)
        block(5, 5)
      }
    }
    #expect(own == same)
  }

  @Test func `what the ends of a slider mean is beside it`() throws {
    let slider = try listed(width: 300) {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("Soft")
      } maximumValueLabel: {
        Text("Loud")
      }
    }
    let row = try listed(width: 300) {
      HStack {
        Text("Soft")
        Slider(value: .constant(0.5))
        Text("Loud")
      }
    }
    #expect(slider == row)
    let labelled = try listed { Slider(value: .constant(0.5)) { Text("Volume") } }
    let plain = try listed { Slider(value: .constant(0.5)) }
    #expect(labelled == plain)
  }

  @Test func `a switch may have a symbol in its label`() throws {
    let short = try listed(width: 300) {
      Toggle("Mail", systemImage: "bell", isOn: .constant(true))
    }
    let long = try listed(width: 300) {
      Toggle(isOn: .constant(true)) { Label("Mail", systemImage: "bell") }
    }
    #expect(short == long)
  }
}

@Suite struct ControlTests {
  @Test func `controls and bars of Swift are those of a config`() throws {
    let config = """
      name: chrome
      view:
        vstack:
          - navigationBar:
              title: Octocat
              back: Users
              leading: { symbol: bell }
              trailing: [{ text: Edit }, { text: Done, bold: }]
          - navigationBar: { title: Users, displayMode: large, trailing: { symbol: plus } }
          - searchField: Search users
          - searchField: { prompt: Search, text: octocat }
          - toggle: { label: Show as collection, isOn: true }
          - toggle: false
          - slider: { value: 40, in: [0, 100] }
          - progress: { label: Uploading, value: 3, total: 10 }
          - progress
          - pageControl: { pages: 6, current: 1 }
          - tabBar:
              items: [{ symbol: house, title: Home }, { symbol: person, title: Profile }]
              selected: 1
      """
    let swift = Preview("chrome") {
      NavigationBar(
        "Octocat", back: "Users", leading: { Symbol("bell") },
        trailing: {
          Text("Edit")
          Text("Done").bold()
        })
      NavigationBar("Users", displayMode: .large, trailing: { Symbol("plus") })
      SearchField("Search users")
      SearchField("Search", text: "octocat")
      Toggle("Show as collection", isOn: .constant(true))
      Toggle(isOn: .constant(false)) {}
      Slider(value: .constant(40.0), in: 0...100)
      ProgressView("Uploading", value: 3, total: 10)
      ProgressView()
      PageControl(numberOfPages: 6, currentPage: 1)
      TabBar(
        [
          TabBar.Item("Home", icon: Symbol("house")),
          TabBar.Item("Profile", icon: Symbol("person")),
        ], selected: 1)
    }
    let folder = try TemporaryFolder()
    let written = try #require(
      try ConfigFile.load(
        bytes: Array(config.utf8), file: "test.yaml", directory: folder.path
      ).previews.first)
    let list = String(decoding: try swift.list(), as: UTF8.self)
    try #require(String(decoding: written.list(), as: UTF8.self) == list)
    #expect(list.split(separator: "\n").count > 40)
  }
}
