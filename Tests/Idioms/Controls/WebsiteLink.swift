import Foundation
import MaquetteMacros

// A link out of the app.
struct WebsiteLink: View {
  private static let privacy = URL(string: "https://example.com/privacy")

  var body: some View {
    if let url = Self.privacy {
      Link("Privacy Policy", destination: url)
        .font(.footnote)
    }
  }
}

#Preview("website-link") {
  WebsiteLink()
}
