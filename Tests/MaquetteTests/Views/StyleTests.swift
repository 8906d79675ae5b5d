import LayoutGeometry
import Maquette
import Observation
import Testing

/// What views draw on a transparent canvas 100 points wide, a line for each command.
@MainActor private func drawn(
  @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  let canvas = PreviewCanvas(width: 100, isTransparent: true)
  return try String(
    decoding: Preview("test", canvas: canvas, content: content).list(), as: UTF8.self
  )
  .split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
}

/// The words of a view's source that are not drawn.
@MainActor private func undrawnWords(
  @ViewBuilder _ content: @escaping @MainActor () -> some View
) throws -> [String] {
  try Preview("test", content: content).arranged().notices.compactMap { notice in
    if case .undrawn(let word, _, _) = notice.finding { word } else { nil }
  }
}

@Observable @MainActor private final class Profile {
  let width = 30.0
}

private struct ProfileBar: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    Color.black.frame(width: profile.width, height: 5)
  }
}

private struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    uiView.startAnimating()
  }
}

@MainActor @Suite struct StyleTests {
  @Test func `the tint as a style is that of the surroundings`() throws {
    let lines = try drawn {
      Rectangle().foregroundStyle(.tint).frame(height: 5).tint(.black)
    }
    #expect(lines == ["fill rect 0,0 100×5 #000000"])
  }

  @Test func `a model that a view around keeps is in the environment`() throws {
    let lines = try drawn { ProfileBar().environment(Profile()) }
    // In the middle of 100 points: (100 - 30) / 2.
    #expect(lines == ["fill rect 35,0 30×5 #000000"])
  }

  @Test func `a symbol has the form of its surroundings, if there is one`() throws {
    let filled = try drawn { Image(systemName: "heart.fill") }
    let hearts = try drawn { Image(systemName: "heart").symbolVariant(.fill) }
    #expect(hearts == filled)
    // There is no filled plus.
    let plus = try drawn { Image(systemName: "plus") }
    let filledPlus = try drawn { Image(systemName: "plus").symbolVariant(.fill) }
    #expect(filledPlus == plus)
  }

  @Test func `a picture that no bundle has is an error with the line that asks for it`() throws {
    let image = Image("no-such-picture"); let line: UInt = #line
    let error = #expect(throws: SourceProblem.self) {
      try Preview("missing") { image }.arranged()
    }
    #expect(error?.line == line)
    #expect(error?.file == "MaquetteTests/StyleTests.swift")
  }

  @Test func `a map is a labelled surface, and is noticed`() throws {
    let words = try undrawnWords { Map().frame(height: 100) }
    #expect(words == ["Map"])
    let lines = try drawn { Map().frame(height: 100) }
    #expect(lines.contains { $0.contains("\"Map\"") })
  }

  @Test func `a view of UIKit's is a surface with its name, and is noticed`() throws {
    let words = try undrawnWords { Spinner().frame(height: 100) }
    #expect(words == ["Spinner"])
    let lines = try drawn { Spinner().frame(height: 100) }
    #expect(lines.contains { $0.contains("\"Spinner\"") })
  }

  @Test func `gradients that are not drawn have their first colour`() throws {
    let lines = try drawn {
      AngularGradient(colors: [.black, .white], center: .center).frame(height: 5)
    }
    #expect(lines == ["fill rect 0,0 100×5 #000000"])
    let words = try undrawnWords {
      RadialGradient(colors: [.black], center: .center, startRadius: 0, endRadius: 9)
    }
    #expect(words == ["RadialGradient"])
  }

  @Test func `words that change nothing are not noticed`() throws {
    let words = try undrawnWords {
      Text("a").blur(radius: 0).saturation(1).zIndex(0).imageScale(.medium).redacted(reason: [])
    }
    #expect(words == [])
  }
}
